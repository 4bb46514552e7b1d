import { Tooltip } from '@base-ui/react/tooltip'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Kbd } from '../actions/kbd.tsx'
import type { Tip } from './tip-props.ts'
import { type OpenTip, TipTracker } from './tip-tracker.ts'

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
  return (
    <Tooltip.Root open={open !== null}>
      <Tooltip.Portal>
        {shown && (
          <Tooltip.Positioner
            className="tip-at"
            anchor={shown.anchor}
            sideOffset={8}
            collisionPadding={8}
            arrowPadding={8}
          >
            <TipPopup tip={shown} />
          </Tooltip.Positioner>
        )}
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** Keeps the last words while the tooltip fades. */
function useLast(open: OpenTip | null): OpenTip | null {
  const [last, setLast] = useState(open)
  if (open !== null && open !== last) setLast(open)
  return open ?? last
}

function TipPopup({ tip }: { tip: Tip }) {
  const reasons = tip.reasons ?? []
  return (
    <Tooltip.Popup className={`tip ${reasons.length === 0 ? 'tip-short' : ''}`} role="tooltip">
      {tip.title !== '' && (
        <div className="tip-line">
          <span className="tip-title">{tip.title}</span>
          {reasons.length === 0 && tip.keys !== undefined && <Kbd keys={tip.keys} />}
        </div>
      )}
      {reasons.length > 0 && (
        <div className="tip-line">
          <ul>
            {reasons.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          {tip.keys !== undefined && <Kbd keys={tip.keys} className="self-end" />}
        </div>
      )}
      <Tooltip.Arrow className="tip-arrow" />
    </Tooltip.Popup>
  )
}
