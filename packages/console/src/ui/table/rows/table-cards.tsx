import { EllipsisVertical } from 'lucide-react'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { t } from '../../../platform/words.ts'
import iconButtonStyles from '../../actions/icon-button.module.css'
import { classNames } from '../../class-names.ts'
import { Skeleton } from '../../surfaces/skeleton.tsx'
import type { CardParts } from '../model/data-table-props.ts'
import type { Selection } from '../model/row-selection.ts'
import styles from './table-cards.module.css'
import { RowCheck } from './table-row.tsx'

interface TableCardsProps<Row> {
  label: string
  rows: readonly Row[]
  /** Empty space for cards out of sight, in pixels. */
  above: number
  below: number
  rowId: (row: Row) => string
  rowLabel: (row: Row) => string
  card: (row: Row, parts: CardParts) => ReactNode
  /** Undefined where rows cannot be selected. */
  selection: Selection | undefined
  changed: ReadonlySet<string>
  /** What became of a row that left the list; null: it is there. */
  departed: (row: Row) => string | null
  hasMenu: boolean
  /** The row whose menu is open, or null. */
  menuRow: string | null
  waiting: boolean
  onClick: (event: MouseEvent) => void
}

/** The rows of a table as cards, for phones. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { label, rows, rowId, selection, changed, menuRow } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside are what is pressed
    <ul
      className={styles.cards}
      aria-label={label}
      style={{ marginTop: props.above, marginBottom: props.below }}
      onClick={props.onClick}
    >
      {props.waiting && <CardSkeletons />}
      {rows.map(row => {
        const id = rowId(row)
        return (
          <TableCard
            key={id}
            row={row}
            id={id}
            label={props.rowLabel(row)}
            card={props.card}
            selected={selection?.has(id)}
            changed={changed.has(id)}
            departed={props.departed(row)}
            hasMenu={props.hasMenu}
            menuOpen={menuRow === id}
          />
        )
      })}
    </ul>
  )
}

interface TableCardProps<Row> extends Pick<TableCardsProps<Row>, 'card' | 'hasMenu' | 'label'> {
  row: Row
  id: string
  selected: boolean | undefined
  changed: boolean
  /** What became of the row, if it left the list; null: it is there. */
  departed: string | null
  menuOpen: boolean
}

const TableCard = memo(function TableCard<Row>(props: TableCardProps<Row>) {
  const { row, id, label, card, selected, changed, departed, hasMenu, menuOpen } = props
  const menu = hasMenu ? (
    <button
      type="button"
      className={classNames(iconButtonStyles.button, iconButtonStyles.size44, styles.menu)}
      data-more=""
      aria-label={t('More actions for {name}', { name: label })}
      aria-haspopup="menu"
      aria-expanded={menuOpen}
    >
      <EllipsisVertical aria-hidden />
    </button>
  ) : null
  const check =
    selected === undefined ? null : (
      <span className={styles.check} data-check="">
        <RowCheck checked={selected} label={t('Select {name}', { name: label })} tabbable />
      </span>
    )
  const hasLeft = departed !== null
  const look = classNames(
    styles.card,
    selected && styles.selected,
    changed && styles.changed,
    hasLeft && styles.departed,
  )
  return (
    <li className={look} data-row={id} tabIndex={-1} aria-disabled={hasLeft || undefined}>
      <div inert={hasLeft}>{card(row, { menu, check })}</div>
      {hasLeft && <p className={styles.departedNote}>{departed}</p>}
    </li>
  )
}) as <Row>(props: TableCardProps<Row>) => ReactNode

function CardSkeletons() {
  return [1, 0.7, 0.4].map(opacity => (
    <li
      key={opacity}
      className={classNames(styles.card, styles.skeleton)}
      style={{ opacity }}
      aria-hidden="true"
    >
      <Skeleton width={130} />
      <Skeleton width={190} />
      <Skeleton width={240} />
    </li>
  ))
}
