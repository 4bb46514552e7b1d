import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { LinkButton } from '../actions/link-button.tsx'
import { Mono } from '../marks/text.tsx'
import {
  draftActions,
  SampleLevel,
  SampleStatus,
  sampleActions,
  sampleColumns,
} from '../stories/sample-columns.tsx'
import { type SampleRow, sampleRow, sampleRows } from '../stories/sample-rows.ts'
import styles from '../stories/stories.module.css'
import { EmptyState } from '../surfaces/empty-state.tsx'
import { Tile } from '../surfaces/tile.tsx'
import { DataTable } from './data-table.tsx'
import type { CardParts, DataTableProps } from './model/data-table-props.ts'
import type { Selection } from './model/row-selection.ts'
import type { TableFilters, TableSort } from './model/table-types.ts'
import { useChangedRows } from './rows/use-changed-rows.ts'

const secondLine = {
  from: 'status',
  has: (row: SampleRow) => Boolean(row.waitsFor),
  of: (row: SampleRow) => (
    <>
      <Hourglass aria-hidden /> Waiting: destination {row.to} is occupied by <Mono>{row.waitsFor}</Mono>
      <LinkButton>Move it away</LinkButton>
    </>
  ),
}

function card(row: SampleRow, { menu }: CardParts) {
  return (
    <>
      <div className={styles.cardHead}>
        <Mono className={styles.cardName}>
          {row.code} {row.number}
        </Mono>
        <SampleStatus row={row} />
        <span className={styles.cardMenu}>{menu}</span>
      </div>
      <Mono as="p" className={styles.cardRoute}>
        {row.from} → {row.to}
      </Mono>
      <div className={styles.cardFacts}>
        {row.helper} <SampleLevel level={row.level} /> {row.kind}
      </div>
    </>
  )
}

/** A table with everything on, in a tile, holding its own sort, filters and selection. */
function Sample(props: Partial<DataTableProps<SampleRow>> & { title: string; rows: readonly SampleRow[] }) {
  const [sort, setSort] = useState<TableSort | null>(null)
  const [filters, setFilters] = useState<TableFilters>({})
  const [selection, setSelection] = useState<Selection>(new Set())
  const { title, ...rest } = props
  return (
    <div className={styles.page}>
      <Tile title={title} className={styles.filling}>
        <DataTable
          label={title}
          columns={sampleColumns}
          rowId={row => row.id}
          rowLabel={row => `${row.code} ${row.number}`}
          sort={sort}
          onSort={setSort}
          filters={filters}
          onFilters={setFilters}
          actions={sampleActions}
          secondLine={secondLine}
          card={card}
          fill
          empty={
            <EmptyState
              art="filtered"
              title="All moves are currently filtered out."
              action={<Button onClick={() => setFilters({})}>Clear Filters</Button>}
            />
          }
          {...rest}
          {...(rest.selection && { selection, onSelection: setSelection })}
        />
      </Tile>
    </div>
  )
}

const meta: Meta = { title: 'DataTable', parameters: { oneTheme: true } }
export default meta
type Story = StoryObj

export const Rows: Story = { render: () => <Sample title="Queue" rows={ROWS} changed={CHANGED} /> }
export const Selectable: Story = {
  render: () => (
    <Sample title="Draft Moves" rows={ROWS} actions={draftActions} actionsWidth={176} selection={new Set()} />
  ),
}
export const ManyRows: Story = {
  render: () => <Sample title="Two thousand" rows={MANY} selection={new Set()} />,
}
export const Loading: Story = { render: () => <Sample title="Inventory" rows={NONE} loading /> }
export const Empty: Story = { render: () => <Sample title="Draft Moves" rows={NONE} /> }
export const TwentyChangesPerSecond: Story = { render: () => <Changing /> }

const ROWS = sampleRows(14)
const MANY = sampleRows(2000)
const NONE: SampleRow[] = []
const CHANGED = new Set(['row-2'])

/** Twenty rows change each second, one comes in, one goes. Selection, scroll and open menu stay as they are. */
function Changing() {
  const [rows, setRows] = useState(() => sampleRows(200))
  const { changed, markChanged } = useChangedRows()
  useEffect(() => {
    let count = 200
    const timer = setInterval(() => {
      const index = (count * 37) % 200
      setRows(before => {
        const next = before.map((row, at) => (at === index ? { ...row, level: (row.level % 10) + 1 } : row))
        if (count % 20 !== 0) return next
        return [sampleRow(count), ...next.slice(0, 150), ...next.slice(151)]
      })
      markChanged(`row-${index}`)
      count += 1
    }, 50)
    return () => clearInterval(timer)
  }, [markChanged])
  return <Sample title="Twenty changes per second" rows={rows} changed={changed} selection={new Set()} />
}
