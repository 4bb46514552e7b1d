import { Tooltip } from '@base-ui/react/tooltip'
import { Kbd } from '../actions/kbd.tsx'
import type { Tip } from '../actions/tip-props.ts'
import type { OpenTip } from './tip-tracker.ts'

/** The tooltip that is shown, or was shown last while it fades; loaded with the first one. */
export function TipPopup({ shown, open }: { shown: OpenTip; open: boolean }) {
  return (
    <Tooltip.Root open={open}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          className="tip-at"
          anchor={shown.anchor}
          sideOffset={8}
          collisionPadding={8}
          arrowPadding={8}
        >
          <TipWords tip={shown} />
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

function TipWords({ tip }: { tip: Tip }) {
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
