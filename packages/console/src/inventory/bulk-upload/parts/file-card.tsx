import { FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './file-card.module.css'

interface Props {
  name: string
  /** What is known of it. */
  children: ReactNode
  /** Stands at its right end: buttons, or why there are none. */
  end?: ReactNode
  locked?: boolean
}

/** One file in a box. */
export function FileCard({ name, children, end, locked = false }: Props) {
  return (
    <div className={styles.card} data-part="file" data-locked={locked || undefined}>
      <FileSpreadsheet size={20} strokeWidth={1.5} aria-hidden />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{children}</span>
      </div>
      {end}
    </div>
  )
}
