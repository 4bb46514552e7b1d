import type { LengthUnit } from '@tractrix/domain/platform'
import {
  TRAILER_SELECTION_TEXTS,
  trailerName,
  trailerSelectionReasons,
  trailerSizeLabel,
} from '@tractrix/domain/trailers'
import { t } from '../../../platform/words.ts'
import type { SiteData, TrailerRow, Yard } from '../../../site-data/index.ts'
import { useSite } from '../../../sites/index.ts'
import { useCarrierNames } from '../../../trailers/index.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Mono, Remark } from '../../../ui/marks/text.tsx'
import layoutStyles from '../form-layout.module.css'
import { fieldBadge } from '../model/field-badge.ts'
import type { MoveFieldProps } from '../model/field-props.ts'
import { type MoveForm, truckUnder } from '../model/move-form.ts'
import styles from './option-line.module.css'
import { WarningBadge } from './warning-badge.tsx'

/** Which trailer to move. */
export function TrailerField({ form, change, judgement, yard, lock }: MoveFieldProps) {
  const trailers = [...yard.trailers.values()].sort((a, b) => trailerName(a).localeCompare(trailerName(b)))
  const value = form.trailerId === null ? null : (yard.trailers.get(form.trailerId) ?? null)
  const badge = fieldBadge(judgement, ['trailer'])
  const locked = lock('trailer')
  const carriers = useCarrierNames()
  const { lengthUnit } = useSite().config
  const text = (trailer: TrailerRow) =>
    [describe(trailer, yard, lengthUnit), carriers.get(trailer.scac)].filter(Boolean).join(', ')
  const why = (trailer: TrailerRow) => selectionReason(trailer, form, yard)
  return (
    <Field
      label={t('Trailer')}
      name="trailer"
      required
      className={layoutStyles.whole}
      flagged={badge !== null}
      error={yard.failed.trailers && t('Unable to load trailers')}
      {...(locked !== null && {
        locked: {
          value: value && <TrailerLine trailer={value} remark={describe(value, yard, lengthUnit)} />,
          why: t('locked'),
        },
      })}
    >
      <Combobox
        value={value}
        options={trailers}
        optionId={trailer => trailer.id}
        optionText={trailerName}
        searchText={trailer => `${text(trailer)} ${why(trailer) ?? ''}`}
        renderOption={trailer => <TrailerLine trailer={trailer} remark={why(trailer) ?? text(trailer)} />}
        renderValue={trailer => (
          <TrailerLine trailer={trailer} remark={describe(trailer, yard, lengthUnit)} />
        )}
        isOptionOff={trailer => why(trailer) !== null}
        onChange={trailer => change({ trailerId: trailer?.id ?? null })}
        clearable
        placeholder={t('Select a trailer')}
        searchLabel={t('Find a trailer')}
        emptyText={yard.failed.trailers ? t('Unable to load trailers') : t('No trailer fits.')}
        loading={yard.loading}
        after={<WarningBadge word={badge} />}
      />
    </Field>
  )
}

/**
 * Why a trailer is listed but cannot be chosen; null: it can (OP-TRS-11 to OP-TRS-13, MV-OPEN-123). One that hangs on a
 * truck is brought by that truck (MV-OPEN-66), unless it is to be parked anew where it stands.
 */
export function selectionReason(
  trailer: TrailerRow,
  form: Pick<MoveForm, 'kind' | 'repark'>,
  yard: Pick<Yard, 'couplings' | 'trailers'>,
): string | null {
  const takesAttached = form.kind === 'trailer_move' && !form.repark
  if (takesAttached && trailer.inTransit && truckUnder(trailer.id, yard) !== null) return null
  const [reason] = trailerSelectionReasons(trailer)
  return reason === undefined ? null : t(TRAILER_SELECTION_TEXTS[reason])
}

/** `words`: what it is and where, or why it cannot be chosen. */
function TrailerLine({ trailer, remark }: { trailer: TrailerRow; remark: string }) {
  return (
    <>
      <Mono className={styles.name}>{trailerName(trailer)}</Mono>
      <Remark className={styles.detail}>{remark}</Remark>
    </>
  )
}

/** `Dry Van 53' x 102", loaded, at PE23` */
function describe(trailer: TrailerRow, yard: SiteData, unit: LengthUnit): string {
  const zone = trailer.zoneId === null ? undefined : yard.zones.get(trailer.zoneId)
  const parts = [trailerSizeLabel(trailer, unit)]
  if (trailer.loaded !== null) parts.push(trailer.loaded ? t('loaded') : t('empty'))
  if (trailer.inTransit) parts.push(t('in transit'))
  else if (zone) parts.push(t('at {zone}', { zone: zone.name }))
  return parts.join(', ')
}
