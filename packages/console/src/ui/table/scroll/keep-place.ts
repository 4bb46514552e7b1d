import { Component } from 'react'

interface KeepPlaceProps {
  scroller: HTMLElement | null
  /** Ids of all rows, in order. */
  ids: readonly string[]
  /** A pointer lies over a row, or over none: that row keeps its place on the screen, come what may. */
  pointed: boolean
  /** Changes when another order is asked for. */
  order: string
  /** Where a row begins, in pixels below the first; rows that are not drawn have a place too. */
  startOf: (index: number) => number
}

/** What a person has in front of them and under their fingers. */
interface Place {
  /** Nothing is above: what comes in there is wanted in sight. */
  isAtTop: boolean
  /** The row under the pointer, or null. */
  pointed: string | null
  /** Rows in sight with their distance from the upper edge in pixels, the one under the pointer or with the focus first. */
  inSight: { id: string; top: number }[]
  /** The row that has the focus and where it stood in the list; null when something else has it. */
  focused: { id: string; index: number } | null
}

/**
 * Keeps place and focus while rows come, go, grow and change places around them: the row under the pointer, else the one that
 * has the focus, else the first in sight that is still there, stays where it is on the screen. Where scrolling alone
 * cannot do that for the row under the pointer, the rows are shifted until the pointer leaves. Another order begins at
 * its top. When the row that has the focus goes, the next one gets it. Draws nothing.
 *
 * A class, because only classes are asked just before the page changes.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  /** The place of rows that are drawn only once the list has scrolled there; null: all is in place. */
  #awaited: { place: Place; scrollTop: number } | null = null
  /** By how much the rows are shifted down, in pixels. */
  #shift = 0

  override getSnapshotBeforeUpdate(before: KeepPlaceProps): Place | null {
    const { scroller, pointed } = this.props
    return scroller === null ? null : placeIn(scroller, before.ids, pointed && before.pointed)
  }

  override componentDidUpdate(before: KeepPlaceProps, _state: unknown, place: Place | null): void {
    const { scroller, order, pointed } = this.props
    if (scroller === null || place === null) return
    if (!pointed) this.#shiftBy(scroller, -this.#shift)
    if (before.order !== order) scroller.scrollTop = 0
    else this.#keep(scroller, this.#stillAwaited(scroller) ?? place)
  }

  override render() {
    return null
  }

  /** Null also when somebody scrolled on meanwhile: they want to be elsewhere. */
  #stillAwaited(scroller: HTMLElement): Place | null {
    return this.#awaited?.scrollTop === scroller.scrollTop ? this.#awaited.place : null
  }

  #keep(scroller: HTMLElement, place: Place): void {
    const isFree = place.isAtTop && place.pointed === null
    const sight = isFree || this.#keepSight(scroller, place)
    const focus = place.focused === null || this.#keepFocus(scroller, place.focused)
    this.#awaited = sight && focus ? null : { place, scrollTop: scroller.scrollTop }
  }

  /** False while the row that stays where it is on the screen is not drawn. */
  #keepSight(scroller: HTMLElement, { inSight, pointed }: Place): boolean {
    const { ids, startOf } = this.props
    const anchor = inSight.find(({ id }) => this.#isThere(id))
    const drawn = rowsOf(scroller)[0]
    if (inSight.length === 0) return true // scrolled faster than rows are drawn
    if (anchor === undefined || drawn === undefined) {
      scroller.scrollTop = 0
      return true
    }
    const row = rowOf(scroller, anchor.id)
    const top = row
      ? topOf(row, scroller)
      : topOf(drawn, scroller) + startOf(ids.indexOf(anchor.id)) - startOf(ids.indexOf(idOf(drawn)))
    if (top !== anchor.top) scroller.scrollTop += top - anchor.top
    // The rows in sight are drawn now, not when the browser tells of the scrolling: a press may come before.
    if (row === null) scroller.dispatchEvent(new Event('scrollend'))
    // A list that is shifted up may have to be scrolled up as well: then it is shifted once more.
    for (const _ of row !== null && anchor.id === pointed ? [1, 2] : [])
      this.#shiftBy(scroller, anchor.top - topOf(row!, scroller))
    return row !== null
  }

  #shiftBy(scroller: HTMLElement, pixels: number): void {
    if (Math.abs(pixels) < 1) return
    this.#shift += pixels
    scroller.style.setProperty('--dt-shift', `${this.#shift}px`)
  }

  /** False while the row that gets the focus is not drawn. */
  #keepFocus(scroller: HTMLElement, { id, index }: NonNullable<Place['focused']>): boolean {
    const { ids } = this.props
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isLost) return true
    const isThere = (candidate: string) => this.#isThere(candidate)
    const next = isThere(id) ? id : (ids.slice(index).find(isThere) ?? ids.slice(0, index).findLast(isThere))
    if (next === undefined) return true
    const row = rowOf(scroller, next)
    row?.focus({ preventScroll: true })
    return row !== null
  }

  #isThere(id: string): boolean {
    return this.props.ids.includes(id)
  }
}

function placeIn(scroller: HTMLElement, ids: readonly string[], isPointed: boolean): Place {
  const pointedRow = isPointed ? scroller.querySelector<HTMLElement>('[data-row]:hover') : null
  const pointed = pointedRow && idOf(pointedRow)
  const focusedRow = document.activeElement?.closest<HTMLElement>('[data-row]')
  const focused = focusedRow && scroller.contains(focusedRow) ? idOf(focusedRow) : null
  const inSight = rowsOf(scroller)
    .map(row => placeOf(row, scroller))
    .filter(({ top }) => top >= 0 && top < scroller.clientHeight)
  const first =
    pointedRow === null ? inSight.filter(({ id }) => id === focused) : [placeOf(pointedRow, scroller)]
  return {
    isAtTop: scroller.scrollTop <= 0,
    pointed,
    inSight: [...first, ...inSight],
    focused: focused === null ? null : { id: focused, index: ids.indexOf(focused) },
  }
}

function rowsOf(scroller: HTMLElement): HTMLElement[] {
  return [...scroller.querySelectorAll<HTMLElement>('[data-row]')]
}

function rowOf(scroller: HTMLElement, id: string): HTMLElement | null {
  return scroller.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
}

function idOf(row: HTMLElement): string {
  return row.dataset.row ?? ''
}

function placeOf(row: HTMLElement, scroller: HTMLElement): { id: string; top: number } {
  return { id: idOf(row), top: topOf(row, scroller) }
}

function topOf(row: HTMLElement, scroller: HTMLElement): number {
  return row.getBoundingClientRect().top - scroller.getBoundingClientRect().top
}
