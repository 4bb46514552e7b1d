import { Ellipsis } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { isOff, offProps } from '../actions/off-state.ts'
import { tipProps } from '../tips/tip-props.ts'
import type { RowAction } from './table-types.ts'

interface RowActionsProps<Row> {
  row: Row
  label: string
  actions: readonly RowAction<Row>[]
  /** Whether Tab reaches the buttons: only in the row that has the focus. */
  tabbable: boolean
  menuOpen: boolean
}

/**
 * The buttons of a row. Those marked as shown keep their place; the others appear to their left over the last text
 * column, so that no button moves when the pointer comes.
 */
export function RowActions<Row>({ row, label, actions, tabbable, menuOpen }: RowActionsProps<Row>) {
  const possible = actions.filter(action => action.hidden?.(row) !== true)
  const extra = possible.filter(action => action.shown === undefined)
  const tab = tabbable ? 0 : -1
  return (
    <div className="dt-acts">
      {extra.length > 0 && (
        <div className="dt-extra">
          {extra.map(action => (
            <ActionButton key={action.id} action={action} row={row} tab={tab} />
          ))}
        </div>
      )}
      {possible
        .filter(action => action.shown !== undefined)
        .map(action => (
          <ActionButton key={action.id} action={action} row={row} tab={tab} />
        ))}
      {extra.length > 0 && (
        <button
          type="button"
          className="iconbtn dt-more"
          data-more=""
          tabIndex={tab}
          aria-label={t('More actions for {name}', { name: label })}
          aria-haspopup="menu"
          aria-expanded={menuOpen}
          {...tipProps({ title: t('More') })}
        >
          <Ellipsis aria-hidden />
        </button>
      )}
    </div>
  )
}

function ActionButton<Row>({ action, row, tab }: { action: RowAction<Row>; row: Row; tab: number }) {
  const Icon = action.icon
  const off = { reasons: action.reasons?.(row), title: action.offTitle, fixKeys: action.fixKeys?.(row) }
  const isText = action.shown === 'button'
  const letter = action.letter?.toUpperCase()
  const tip = { title: action.label, keys: letter === undefined ? undefined : `Shift ${letter}` }
  return (
    <button
      type="button"
      className={isText ? 'btn btn-secondary btn-26' : 'iconbtn'}
      data-action={action.id}
      tabIndex={tab}
      {...(isText ? {} : { 'aria-label': action.label })}
      {...offProps(off, isText && !isOff(off) && letter === undefined ? null : tip)}
    >
      <Icon aria-hidden />
      {isText && action.label}
    </button>
  )
}
