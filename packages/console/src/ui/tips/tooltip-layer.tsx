import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { loadPart } from '../../platform/load-part.ts'
import { type OpenTip, TipTracker } from './tip-tracker.ts'

const loadTipPopup = () => loadPart(() => import('./tip-popup.tsx'))
const TipPopup = lazy(async () => ({ default: (await loadTipPopup()).TipPopup }))

/** Fetches what tooltips are drawn with, so that the first one opens at once and without a connection. */
export function preloadTooltips(): void {
  void loadTipPopup()
}

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
  return <Suspense fallback={null}>{shown && <TipPopup shown={shown} open={open !== null} />}</Suspense>
}

/** Keeps the last words while the tooltip fades. */
function useLast(open: OpenTip | null): OpenTip | null {
  const [last, setLast] = useState(open)
  if (open !== null && open !== last) setLast(open)
  return open ?? last
}
