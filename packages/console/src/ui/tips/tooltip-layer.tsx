import { useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { noFrame } from '../lazy/part-frames.tsx'
import { type OpenTip, TipTracker } from './tip-tracker.ts'

const popupPart = lazyPart(async () => (await import('./tip-popup.tsx')).TipPopup, noFrame)
const TipPopup = popupPart.Part

/** Fetches what tooltips are drawn with, so that the first one opens at once and without a connection. */
export const preloadTooltips = popupPart.preload

const never = () => () => {}
const none = () => null

/** Draws the one tooltip of the page. Stands once, near the root; elements ask for it by `tipProps`. */
export function TooltipLayer() {
  const [tracker, setTracker] = useState<TipTracker | null>(null)
  useEffect(() => {
    const started = new TipTracker(document)
    setTracker(started)
    return () => started.dispose()
  }, [])
  const open = useSyncExternalStore(tracker?.subscribe ?? never, tracker?.current ?? none)
  const shown = useLast(open)
  return shown && <TipPopup shown={shown} open={open !== null} />
}

/** Keeps the last words while the tooltip fades. */
function useLast(open: OpenTip | null): OpenTip | null {
  const [last, setLast] = useState(open)
  if (open !== null && open !== last) setLast(open)
  return open ?? last
}
