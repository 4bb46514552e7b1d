import { Package, PackageCheck, PackageMinus, PackagePlus, Pencil } from 'lucide-react'
import { moveStatusLook } from '../moves/index.ts'
import { StatusShape } from '../ui/marks/status-shape.tsx'
import styles from './activity-icon.module.css'
import { type ActivityEntry, kindOf } from './activity-words.ts'

const TRAILER_ICONS: Readonly<Record<string, typeof Package>> = {
  checked_in: PackagePlus,
  checked_out: PackageMinus,
  drop_off_confirmed: PackageCheck,
  edited: Pencil,
}

/** What kind of thing happened, as a shape. */
export function ActivityIcon({ entry }: { entry: ActivityEntry }) {
  const kind = kindOf(entry)
  if (entry.subject === 'move') {
    const look = moveStatusLook({
      // One that was deleted has no status any more.
      status: entry.toStatus ?? 'canceled',
      reassignedAt: kind === 'returned' ? entry.at : null,
    })
    return (
      <span className={styles.icon} data-tone={look.tone}>
        <StatusShape shape={look.shape} />
      </span>
    )
  }
  const Icon = TRAILER_ICONS[kind] ?? Package
  return (
    <span className={styles.icon}>
      <Icon size={14} aria-hidden />
    </span>
  )
}
