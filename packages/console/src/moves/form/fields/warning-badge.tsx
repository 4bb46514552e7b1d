import { TriangleAlert } from 'lucide-react'
import { t } from '../../../platform/words.ts'
import { Badge } from '../../../ui/marks/status-mark.tsx'
import type { FieldBadge } from '../model/field-badge.ts'

/** A short yellow word inside a field; nothing when there is nothing to warn of. */
export function WarningBadge({ word }: { word: FieldBadge | null }) {
  if (word === null) return null
  return (
    <Badge tone="yellow" size={18} icon={TriangleAlert}>
      {t(word)}
    </Badge>
  )
}
