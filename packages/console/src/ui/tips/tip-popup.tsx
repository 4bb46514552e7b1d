import { Tooltip } from '@base-ui/react/tooltip'
import { Kbd } from '../actions/kbd.tsx'
import type { Tip } from '../actions/tip-props.ts'
import { classNames } from '../class-names.ts'
import styles from './tip-popup.module.css'
import type { OpenTip } from './tip-tracker.ts'

/** The tooltip that is shown, or was shown last while it fades; loaded with the first one. */
export function TipPopup({ shown, open }: { shown: OpenTip; open: boolean }) {
  return (
    <Tooltip.Root open={open}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          className={styles.positioner}
          anchor={shown.anchor}
          sideOffset={8}
          collisionPadding={8}
          arrowPadding={8}
        >
          <TipText tip={shown} />
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

function TipText({ tip }: { tip: Tip }) {
  const reasons = tip.reasons ?? []
  return (
    <Tooltip.Popup className={classNames(styles.tip, reasons.length === 0 && styles.short)} role="tooltip">
      {tip.title !== '' && (
        <div className={styles.line}>
          <span className={styles.title} data-part="tip-title">
            {tip.title}
          </span>
          {reasons.length === 0 && tip.keys !== undefined && <Kbd keys={tip.keys} className={styles.keys} />}
        </div>
      )}
      {reasons.length > 0 && (
        <div className={styles.line}>
          <ul>
            {reasons.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          {tip.keys !== undefined && <Kbd keys={tip.keys} className={classNames(styles.keys, styles.fix)} />}
        </div>
      )}
      <Tooltip.Arrow className={styles.arrow} />
    </Tooltip.Popup>
  )
}
