import { Ellipsis } from 'lucide-react'
import { t } from '../../../platform/words.ts'
import buttonStyles from '../../actions/button.module.css'
import iconButtonStyles from '../../actions/icon-button.module.css'
import { isOff, type OffState, offProps } from '../../actions/off-state.ts'
import { classNames } from '../../class-names.ts'
import type { RowAction } from '../model/table-types.ts'
import styles from './table-row.module.css'

// Plain buttons: the table listens for all of them.
const TEXT_BUTTON = classNames(
  buttonStyles.button,
  buttonStyles.secondary,
  buttonStyles.size26,
  styles.textButton,
)
const ICON_BUTTON = classNames(iconButtonStyles.button, styles.iconButton)

interface RowActionsProps<Row> {
  row: Row
  label: string
  actions: readonly RowAction<Row>[]
  /** Whether Tab reaches the buttons: only in the row that has the focus. */
  tabbable: boolean
  menuOpen: boolean
  /** What became of a row that left the list: every button is off for it. */
  departed: string | null
}

/**
 * The buttons of a row. Those marked as shown keep their place; the others appear to their left over the last text
 * column, so that no button moves when the pointer comes.
 */
export function RowActions<Row>(props: RowActionsProps<Row>) {
  const { row, label, actions, tabbable, menuOpen, departed } = props
  const possible = actions.filter(action => action.hidden?.(row) !== true)
  const extra = possible.filter(action => action.shown === undefined)
  const tab = tabbable ? 0 : -1
  const moreLabel = t('More actions for {name}', { name: label })
  return (
    <div className={styles.buttons}>
      {departed !== null && <span className={styles.departedNote}>{departed}</span>}
      {extra.length > 0 && (
        <div className={styles.extra}>
          {extra.map(action => (
            <ActionButton key={action.id} action={action} row={row} tab={tab} departed={departed} />
          ))}
        </div>
      )}
      {possible
        .filter(action => action.shown !== undefined)
        .map(action => (
          <ActionButton key={action.id} action={action} row={row} tab={tab} departed={departed} />
        ))}
      {extra.length > 0 && (
        <button
          type="button"
          className={ICON_BUTTON}
          data-more=""
          tabIndex={tab}
          aria-label={moreLabel}
          aria-haspopup="menu"
          aria-expanded={menuOpen}
          {...offProps(departedOff(departed, moreLabel), { title: t('More') })}
        >
          <Ellipsis aria-hidden />
        </button>
      )}
    </div>
  )
}

interface ActionButtonProps<Row> extends Pick<RowActionsProps<Row>, 'row' | 'departed'> {
  action: RowAction<Row>
  tab: number
}

function ActionButton<Row>({ action, row, tab, departed }: ActionButtonProps<Row>) {
  const Icon = action.icon
  const off =
    departed === null
      ? { reasons: action.reasons?.(row), title: action.offTitle, fixKeys: action.fixKeys?.(row) }
      : departedOff(departed, action.offTitle ?? action.label)
  const isText = action.shown === 'button'
  const letter = action.letter?.toUpperCase()
  const tip = { title: action.label, keys: letter === undefined ? undefined : `Shift ${letter}` }
  return (
    <button
      type="button"
      className={isText ? TEXT_BUTTON : ICON_BUTTON}
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

/** The state of a button of a row that left; on while the row is there. */
export function departedOff(departed: string | null, title: string): OffState {
  return departed === null ? {} : { reasons: [departed], title }
}
