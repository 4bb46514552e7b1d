import type { ColumnLayout } from '../columns/column-layout.ts'

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
    <div className="dt-skeleton" aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
        <div className="dt-row" key={row} style={{ opacity: 1 - row * 0.15 }}>
          {selectable && <div className="dt-cell dt-check" />}
          {layout.placed.map(({ column }, index) => (
            <div className="dt-cell" key={column.id}>
              <span className="skel" style={{ width: `${48 + ((row * 7 + index * 5) % 4) * 11}%` }} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
