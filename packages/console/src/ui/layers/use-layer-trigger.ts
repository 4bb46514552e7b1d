import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useRef,
  useState,
} from 'react'

/** What a button must take to open a layer: `Button`, `IconButton` and plain buttons do. */
export interface TriggerProps {
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  onPointerDown?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined
  'aria-haspopup'?: 'menu' | 'dialog' | undefined
  'aria-expanded'?: boolean | undefined
}

export interface LayerTrigger {
  /** The trigger with all it needs to open and close the layer. */
  button: ReactElement
  /** The button while the layer is open, null while it is closed. */
  anchor: Element | null
  close: () => void
}

/** Lets a button open and close a layer that hangs on it. Arrow down opens a menu too. */
export function useLayerTrigger(trigger: ReactElement<TriggerProps>, opens: 'menu' | 'dialog'): LayerTrigger {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const closedAt = useRef(0)
  const pressCloses = useRef(false)
  const close = () => {
    closedAt.current = performance.now()
    setAnchor(null)
  }
  const button = cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': anchor !== null,
    // The button is outside of its layer, so that a press on it may have closed the layer already.
    onPointerDown: event => {
      pressCloses.current = anchor !== null || closedAt.current >= event.timeStamp
    },
    onClick: event => {
      if (pressCloses.current) close()
      else setAnchor(event.currentTarget)
      pressCloses.current = false
    },
    onKeyDown: event => {
      if (opens !== 'menu' || event.key !== 'ArrowDown') return
      event.preventDefault()
      setAnchor(event.currentTarget)
    },
  })
  return { button, anchor, close }
}
