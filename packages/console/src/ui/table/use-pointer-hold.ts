import { useEffect, useState } from 'react'

/** A pointer that has not moved for so long was left there; milliseconds. */
const LEFT_AFTER_MS = 10_000
/** The click of a finger that went up has come after this time, in milliseconds. */
const CLICKED_AFTER_MS = 400

/**
 * Whether somebody may be about to press something in here: a mouse moves over it, or a finger is down. A pointer that
 * merely rests where the element came to be, as after a dialog closed, is nobody.
 */
export function usePointerHold(element: HTMLElement | null): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (element === null) return
    let last: { x: number; y: number } | null = null
    let timer: ReturnType<typeof setTimeout>
    const hold = () => {
      clearTimeout(timer)
      setHeld(true)
      timer = setTimeout(() => setHeld(false), LEFT_AFTER_MS)
    }
    const enter = (event: PointerEvent) => {
      last = { x: event.clientX, y: event.clientY }
    }
    const move = (event: PointerEvent) => {
      const moved = last !== null && (last.x !== event.clientX || last.y !== event.clientY)
      if (moved && event.pointerType !== 'touch') hold()
      last ??= { x: event.clientX, y: event.clientY }
    }
    const leave = (event: PointerEvent) => {
      last = null
      clearTimeout(timer)
      // A finger leaves when it goes up, and its click is found by what lies there then.
      if (event.pointerType === 'touch') timer = setTimeout(() => setHeld(false), CLICKED_AFTER_MS)
      else setHeld(false)
    }
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerdown', hold)
    element.addEventListener('pointerleave', leave)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerdown', hold)
      element.removeEventListener('pointerleave', leave)
    }
  }, [element])
  return held
}
