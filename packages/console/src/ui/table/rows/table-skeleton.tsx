import { classNames } from '../../class-names.ts'
import { Skeleton } from '../../surfaces/skeleton.tsx'
import type { ColumnLayout } from '../columns/column-layout.ts'
import styles from './table-row.module.css'

const ROWS = 6

/** Grey bars in the shape of the table, fading downwards. */
export function TableSkeleton<Row>({
  layout,
  selectable,
}: {
  layout: ColumnLayout<Row>
  selectable: boolean
}) {
  return (
    <div data-part="skeleton" aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
        <div className={styles.row} key={row} style={{ opacity: 1 - row * 0.15 }}>
          {selectable && <div className={classNames(styles.cell, styles.check)} />}
          {layout.placed.map(({ column }, index) => (
            <div className={styles.cell} key={column.id}>
              <Skeleton width={`${48 + ((row * 7 + index * 5) % 4) * 11}%`} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
