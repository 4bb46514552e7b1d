import { useState } from 'react'
import { useMoveDialogs } from '../../moves/index.ts'
import { useOfflineSince } from '../../platform/live-link-context.tsx'
import { t } from '../../platform/words.ts'
import { ShareBar } from '../../ui/marks/small-marks.tsx'
import type { SpotBank } from './free-spots.ts'

/** Two rows of seven, the last place for what is folded. */
const SHOWN_FOLDED = 13

/** One bank: how much of it is free, and a chip for each free spot. */
export function SpotBankChips({ bank, freed }: { bank: SpotBank; freed: ReadonlySet<string> }) {
  const [all, setAll] = useState(false)
  const dialogs = useMoveDialogs()
  const offline = useOfflineSince() !== null
  const folds = !all && bank.free.length > SHOWN_FOLDED + 1
  const hidden = bank.free.length - SHOWN_FOLDED
  const shown = folds ? bank.free.slice(0, SHOWN_FOLDED) : bank.free
  return (
    <div className="spot-bank">
      <div className="spot-bank-head">
        <b>{bankTitle(bank)}</b>
        <ShareBar part={bank.free.length} whole={bank.total} />
        <span>{t('{free} of {total}', { free: bank.free.length, total: bank.total })}</span>
      </div>
      <div className="spot-chips">
        {shown.map(zone => (
          <button
            key={zone.id}
            type="button"
            className={`spot-chip mono ${freed.has(zone.id) ? 'is-freed' : ''}`}
            aria-label={t('Add Move to {spot}', { spot: zone.name })}
            aria-disabled={offline || undefined}
            onClick={() => offline || dialogs?.create({ toZoneId: zone.id })}
          >
            {zone.name}
          </button>
        ))}
        {folds && (
          <button
            type="button"
            className="spot-chip is-more"
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

/** `Doors E`, `Row PA`; spots that belong to no bank stand under `Others`. */
function bankTitle({ name, zoneType }: SpotBank): string {
  if (name === '') return t('Others')
  return zoneType === 'trailer_dock_spot'
    ? t('Doors {bank}', { bank: name })
    : t('Row {bank}', { bank: name })
}
