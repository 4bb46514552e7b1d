import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect } from 'react'
import itemStyles from '../layers/item.module.css'
import { useBelow } from '../theme/use-media-query.ts'

/** Brings the option at an index into view. */
export type ScrollToOption = (index: number) => void

/** Lists up to this long are drawn whole, so that the page's own search finds their entries. */
const DRAW_WHOLE = 100
const OPTION_HEIGHT = 32
/** On phones, for fingers. */
const TOUCH_OPTION_HEIGHT = 44

interface Props<Option> {
  optionId: (option: Option) => string
  render: (option: Option) => ReactNode
  isOptionOff: ((option: Option) => boolean) | undefined
  /** The list that scrolls, once it is there. */
  scroller: HTMLElement | null
  scrollTo: RefObject<ScrollToOption | null>
}

/** The options that fit the search; of a long list only those in sight are in the page. */
export function ComboboxOptions<Option extends object>({
  optionId,
  render,
  isOptionOff,
  scroller,
  scrollTo,
}: Props<Option>) {
  const options = BaseCombobox.useFilteredItems<Option>()
  const height = useBelow(768) ? TOUCH_OPTION_HEIGHT : OPTION_HEIGHT
  const slots = useOptionSlots(options.length, height, scroller, scrollTo)
  if (options.length === 0) return null
  return (
    <div role="presentation" style={{ height: slots.height, position: 'relative' }}>
      {slots.shown.map(slot => {
        const option = options[slot.index]
        if (option === undefined) return null
        return (
          <BaseCombobox.Item
            key={optionId(option)}
            index={slot.index}
            value={option}
            disabled={isOptionOff?.(option) === true}
            className={itemStyles.item}
            aria-setsize={options.length}
            aria-posinset={slot.index + 1}
            style={{ position: 'absolute', insetInline: 0, top: slot.top, height }}
          >
            <span className={itemStyles.text}>{render(option)}</span>
            <BaseCombobox.ItemIndicator className={itemStyles.check}>
              <Check aria-hidden />
            </BaseCombobox.ItemIndicator>
          </BaseCombobox.Item>
        )
      })}
    </div>
  )
}

/** Where each option stands that has to be drawn, in pixels from the top. */
function useOptionSlots(
  count: number,
  height: number,
  scroller: HTMLElement | null,
  scrollTo: RefObject<ScrollToOption | null>,
) {
  'use no memo' // the virtualizer keeps its identity while its answers change
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    overscan: 12,
    initialRect: { width: 0, height: 320 },
  })
  useEffect(() => {
    scrollTo.current = index => {
      if (index >= 0 && index < count) virtualizer.scrollToIndex(index, { align: 'auto' })
    }
    return () => {
      scrollTo.current = null
    }
  }, [count, virtualizer, scrollTo])
  const whole = Array.from({ length: count <= DRAW_WHOLE ? count : 0 }, (_, index) => ({
    index,
    top: index * height,
  }))
  const shown =
    count <= DRAW_WHOLE
      ? whole
      : virtualizer.getVirtualItems().map(item => ({ index: item.index, top: item.start }))
  return { height: count * height, shown }
}
