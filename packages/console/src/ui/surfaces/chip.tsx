import { X } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'

/** A filter that is on, as words, with a cross that takes it off. */
export function Chip({
  children,
  removeLabel,
  onRemove,
}: {
  children: string
  removeLabel: string
  onRemove: () => void
}) {
  return (
    <span className="chip chip-remove">
      {children}
      <IconButton icon={X} label={removeLabel} onClick={onRemove} />
    </span>
  )
}
