import { X } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import styles from './chip.module.css'

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
    <span className={styles.chip}>
      {children}
      <IconButton className={styles.remove} icon={X} label={removeLabel} onClick={onRemove} />
    </span>
  )
}
