import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { ChevronsUpDown, Search, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../platform/words.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { isOff, type OffState, offProps } from '../actions/off-state.ts'
import { classNames } from '../class-names.ts'
import popupStyles from '../layers/popup.module.css'
import styles from './combobox.module.css'
import { ComboboxOptions, type ScrollToOption } from './combobox-options.tsx'
import { boxClass, useFieldControl } from './field.tsx'
import inputStyles from './input.module.css'
import { rankOptions } from './rank-options.ts'

export interface ComboboxProps<Option extends object> extends OffState {
  /** Its name; not needed inside a `Field`. */
  label?: string | undefined
  /** Null while nothing is chosen. */
  value: Option | null
  options: readonly Option[]
  /** Stable id of an option. */
  optionId: (option: Option) => string
  /** Names the option; search looks at it first. */
  optionText: (option: Option) => string
  /** Everything else that the option shows, for search. */
  searchText?: ((option: Option) => string) | undefined
  /** How an option looks in the list; its text by default. */
  renderOption?: ((option: Option) => ReactNode) | undefined
  /** Whether an option is listed, but cannot be chosen; its look says why. */
  isOptionOff?: ((option: Option) => boolean) | undefined
  /** How the chosen one looks in the field; like in the list by default. */
  renderValue?: ((option: Option) => ReactNode) | undefined
  onChange: (option: Option | null) => void
  /**
   * An option made of what was typed, offered last while no other one has its id: for lists that do not hold everything.
   * Null: nothing can be made of it.
   */
  typedOption?: ((query: string) => Option | null) | undefined
  /** Shows a cross that empties the field, as Delete and Backspace do. */
  clearable?: boolean | undefined
  placeholder?: string | undefined
  /** Placeholder of the search line. */
  searchLabel: string
  /** Stands in the list when nothing fits. */
  emptyText: string
  /** Marks inside the field, after the value: a warning badge. */
  after?: ReactNode
  /** While the options are on their way. */
  loading?: boolean | undefined
}

/** One of a long list, found by typing. Typing while the field has the focus opens it with that letter. */
export function Combobox<Option extends object>(props: ComboboxProps<Option>) {
  const { value, options, optionId, optionText, onChange, clearable, after, searchLabel, emptyText } = props
  const render = props.renderOption ?? optionText
  const renderValue = props.renderValue ?? render
  const { state, props: names } = useFieldControl()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const scrollTo = useRef<ScrollToOption | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const searchLine = useRef<HTMLInputElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const off = isOff(props)
  const shown = open
    ? [
        ...rankOptions(options, query, { name: optionText, text: props.searchText ?? optionText }),
        ...typedOptions(props, query),
      ]
    : options

  const openChange = (next: boolean, { reason }: BaseCombobox.Root.ChangeEventDetails) => {
    // Enter where nothing fits: what was typed stays to be put right.
    if (!next && reason === 'none' && query !== '') return
    // At once, not a frame later: whoever types on after Enter or Esc with Tab goes on from this field.
    if (!next && document.activeElement === searchLine.current) trigger.current?.focus()
    setOpen(next && !off)
  }
  const clear = () => {
    onChange(null)
    trigger.current?.focus() // the cross goes away with the value
  }
  const keyDown = (event: KeyboardEvent & { preventBaseUIHandler: () => void }) => {
    if (clearable && value !== null && !off && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventBaseUIHandler()
      clear()
      return
    }
    const printable = event.key.length === 1 && event.key !== ' '
    if (off || !printable || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventBaseUIHandler() // which would choose the next option with that letter without showing it
    // The search line takes the focus while the key is still going down, so that it gets this letter and, from fast
    // fingers and scanners, every one after it.
    flushSync(() => setOpen(true))
    searchLine.current?.focus()
  }
  return (
    <BaseCombobox.Root<Option>
      items={shown as Option[]}
      filter={null}
      value={value}
      onValueChange={onChange}
      isItemEqualToValue={(one, other) => optionId(one) === optionId(other)}
      itemToStringLabel={optionText}
      open={open}
      onOpenChange={openChange}
      inputValue={query}
      onInputValueChange={setQuery}
      onOpenChangeComplete={next => next || setQuery('')}
      autoHighlight
      virtualized
      onItemHighlighted={(_, { reason, index }) => reason !== 'pointer' && scrollTo.current?.(index)}
    >
      <div className={boxClass(state, 36, off)} data-part="box" ref={box}>
        <BaseCombobox.Trigger
          className={inputStyles.open}
          ref={trigger}
          onKeyDown={keyDown}
          {...(props.label === undefined ? names : { 'aria-label': props.label })}
          {...offProps(props, null)}
        >
          <span className={inputStyles.value}>
            {value === null ? (
              <span className={inputStyles.placeholder}>{props.placeholder}</span>
            ) : (
              renderValue(value)
            )}
            {after}
          </span>
          {!(clearable && value !== null) && <ChevronsUpDown aria-hidden />}
        </BaseCombobox.Trigger>
        {clearable && value !== null && !off && (
          <>
            <IconButton
              icon={X}
              label={t('Clear')}
              keys="Del"
              className={inputStyles.clear}
              tabIndex={-1}
              onClick={clear}
            />
            <ChevronsUpDown aria-hidden className={styles.arrow} />
          </>
        )}
      </div>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner className={popupStyles.positioner} anchor={box} sideOffset={4} align="start">
          <BaseCombobox.Popup
            className={classNames(popupStyles.popup, popupStyles.search)}
            data-part="popup"
            aria-label={searchLabel}
          >
            <div className={styles.query}>
              <Search aria-hidden />
              <BaseCombobox.Input ref={searchLine} placeholder={searchLabel} aria-label={searchLabel} />
            </div>
            <BaseCombobox.Empty className={styles.empty} data-part="empty">
              {props.loading ? null : emptyText}
            </BaseCombobox.Empty>
            <BaseCombobox.List className={styles.scroll} ref={setScroller}>
              <ComboboxOptions
                optionId={optionId}
                render={render}
                isOptionOff={props.isOptionOff}
                scroller={scroller}
                scrollTo={scrollTo}
              />
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  )
}

function typedOptions<Option extends object>(
  { typedOption, options, optionId }: ComboboxProps<Option>,
  query: string,
): Option[] {
  const typed = query.trim() === '' ? null : (typedOption?.(query) ?? null)
  const isKnown = typed !== null && options.some(option => optionId(option) === optionId(typed))
  return typed === null || isKnown ? [] : [typed]
}
