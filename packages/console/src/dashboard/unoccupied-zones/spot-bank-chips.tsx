import { useState } from 'react'
import { moveTitle, useMoveDialogs } from '../../moves/index.ts'
import { useOfflineSince } from '../../platform/live/live-link-context.tsx'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import type { MoveRow, ZoneRow } from '../../site-data/index.ts'
import { tipProps } from '../../ui/actions/tip-props.ts'
import { classNames } from '../../ui/class-names.ts'
import { ShareBar } from '../../ui/marks/small-marks.tsx'
import { VisuallyHidden } from '../../ui/marks/text.tsx'
import type { SpotBank } from './free-spots.ts'
import styles from './spot-bank-chips.module.css'

/** Two rows of seven, the last place for what is folded. */
const SHOWN_FOLDED = 13

interface Props {
  bank: SpotBank
  /** Ids of spots that became free a moment ago. */
  freed: ReadonlySet<string>
  /** The move that is on its way to a free spot, by zone id. */
  claims: ReadonlyMap<string, MoveRow>
}

/** One bank: how much of it is free, and a chip for each free spot. */
export function SpotBankChips({ bank, freed, claims }: Props) {
  const [all, setAll] = useState(false)
  const dialogs = useMoveDialogs()
  const { addMove } = useVariant()
  const offline = useOfflineSince() !== null
  const folds = !all && bank.free.length > SHOWN_FOLDED + 1
  const hidden = bank.free.length - SHOWN_FOLDED
  const shown = folds ? bank.free.slice(0, SHOWN_FOLDED) : bank.free
  return (
    <div className={styles.bank}>
      <div className={styles.head}>
        <b>{bankTitle(bank)}</b>
        <ShareBar className={styles.share} part={bank.free.length} whole={bank.total} />
        <span>{t('{free} of {total}', { free: bank.free.length, total: bank.total })}</span>
      </div>
      <div className={styles.chips}>
        {shown.map(zone => (
          <SpotChip
            key={zone.id}
            zone={zone}
            freed={freed.has(zone.id)}
            claim={claims.get(zone.id)}
            off={offline}
            onClick={addMove ? () => dialogs?.create({ toZoneId: zone.id }) : null}
          />
        ))}
        {folds && (
          <button
            type="button"
            className={classNames(styles.chip, styles.more)}
            aria-label={t('+{hidden}, show all {count} free spots', { hidden, count: bank.free.length })}
            onClick={() => setAll(true)}
          >
            +{hidden}
          </button>
        )}
      </div>
    </div>
  )
}

interface ChipProps {
  zone: ZoneRow
  freed: boolean
  claim: MoveRow | undefined
  off: boolean
  /** Null where no moves are added: the chip only tells. */
  onClick: (() => void) | null
}

/** A free spot; one that a move is on its way to stands back and says so. */
function SpotChip({ zone, freed, claim, off, onClick }: ChipProps) {
  const taken = claim && t('{trailer} is on its way here', { trailer: moveTitle(claim) })
  const look = {
    className: classNames(styles.chip, freed && styles.freed, taken && styles.claimed),
    ...(taken && tipProps({ title: taken })),
  }
  if (onClick === null) {
    return (
      <span {...look}>
        {zone.name}
        {taken && <VisuallyHidden>, {taken}</VisuallyHidden>}
      </span>
    )
  }
  const add = t('Add Move to {spot}', { spot: zone.name })
  return (
    <button
      type="button"
      {...look}
      aria-label={taken ? `${add}, ${taken}` : add}
      aria-disabled={off || undefined}
      onClick={() => off || onClick()}
    >
      {zone.name}
    </button>
  )
}

/** `Doors E`, `Row PA`; spots that belong to no bank stand under `Others`. */
function bankTitle({ name, zoneType }: SpotBank): string {
  if (name === '') return t('Others')
  return zoneType === 'trailer_dock_spot'
    ? t('Doors {bank}', { bank: name })
    : t('Row {bank}', { bank: name })
}
