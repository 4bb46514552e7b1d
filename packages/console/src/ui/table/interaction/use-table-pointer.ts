import { useEffect, useState } from 'react'

/** A pointer that has not moved for so long rests; milliseconds. */
const RESTS_AFTER_MS = 10_000
/** The click of a finger that went up has come after this time, in milliseconds. */
const CLICKED_AFTER_MS = 400

/**
 * Where the pointer is. `moving`: somebody may be about to press something, a mouse moves here or a finger is down.
 * `resting`: a mouse lies over a row, or over none (null), and can be pressed without a movement; so does one over which
 * the element came to be, as after a dialog closed.
 */
export type TablePointer = { is: 'away' } | { is: 'moving' } | RestingPointer

export interface RestingPointer {
  is: 'resting'
  rowId: string | null
  /** How many rows are in sight above it. */
  above: number
}

const AWAY: TablePointer = { is: 'away' }
const MOVING: TablePointer = { is: 'moving' }

/** Follows the pointer over an element whose rows carry `data-row`. */
export function useTablePointer(element: HTMLElement | null): TablePointer {
  const [pointer, setPointer] = useState(AWAY)
  useEffect(() => {
    if (element === null) return
    const watch = new PointerWatch(element, setPointer)
    return () => watch.dispose()
  }, [element])
  return pointer
}

class PointerWatch {
  readonly #listening = new AbortController()
  readonly #element: HTMLElement
  readonly #tell: (pointer: TablePointer) => void
  #last: { x: number; y: number } | null = null
  #rowId: string | null = null
  #isMoving = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(element: HTMLElement, tell: (pointer: TablePointer) => void) {
    this.#element = element
    this.#tell = tell
    this.#on('pointerover', this.#over)
    this.#on('pointermove', this.#move)
    this.#on('pointerdown', this.#moves)
    this.#on('wheel', this.#moves)
    this.#on('pointerleave', this.#leave)
  }

  dispose(): void {
    clearTimeout(this.#timer)
    this.#listening.abort()
  }

  #on<Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) {
    this.#element.addEventListener(name, act, { signal: this.#listening.signal, passive: true })
  }

  /** Comes also when rows move under a pointer that does not. */
  readonly #over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return
    this.#rowId = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? null
    this.#last ??= { x: event.clientX, y: event.clientY }
    if (!this.#isMoving) this.#rests()
  }

  readonly #move = (event: PointerEvent): void => {
    const moved = this.#last !== null && (this.#last.x !== event.clientX || this.#last.y !== event.clientY)
    this.#last = { x: event.clientX, y: event.clientY }
    if (moved && event.pointerType !== 'touch') this.#moves()
  }

  readonly #moves = (): void => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#rests(), RESTS_AFTER_MS)
    if (!this.#isMoving) this.#tell(MOVING)
    this.#isMoving = true
  }

  #rests(): void {
    this.#isMoving = false
    this.#tell({ is: 'resting', rowId: this.#rowId, above: rowsAbove(this.#element, this.#rowId) })
  }

  readonly #leave = (event: PointerEvent): void => {
    clearTimeout(this.#timer)
    // A finger leaves when it goes up, and its click is found by what lies there then.
    if (event.pointerType === 'touch') this.#timer = setTimeout(() => this.#goes(), CLICKED_AFTER_MS)
    else this.#goes()
  }

  #goes(): void {
    this.#isMoving = false
    this.#last = null
    this.#rowId = null
    this.#tell(AWAY)
  }
}

function rowsAbove(element: HTMLElement, rowId: string | null): number {
  const rows = [...element.querySelectorAll<HTMLElement>('[data-row]')]
  const index = rows.findIndex(row => row.dataset.row === rowId)
  const { top } = element.getBoundingClientRect()
  return rows.slice(0, Math.max(0, index)).filter(row => row.getBoundingClientRect().bottom > top).length
}
