import { trailerName, trailerSizeLabel } from '@tractrix/domain/trailers'
import { t } from '../../../platform/words.ts'
import type { TrailerRow } from '../../../trailers/index.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Mono } from '../../../ui/marks/small-marks.tsx'
import type { YardState } from '../../yard/yard-context.tsx'
import { fieldBadge } from '../field-badge.ts'
import type { MoveFieldProps } from '../field-props.ts'
import { WarningBadge } from './warning-badge.tsx'

/** Which trailer to move. */
export function TrailerField({ form, change, judgement, yard, lock }: MoveFieldProps) {
  const trailers = [...yard.trailers.values()].sort((a, b) => trailerName(a).localeCompare(trailerName(b)))
  const value = form.trailerId === null ? null : (yard.trailers.get(form.trailerId) ?? null)
  const badge = fieldBadge(judgement, ['trailer'])
  const why = lock('trailer')
  return (
    <Field
      label={t('Trailer')}
      required
      className={`col-span-full ${badge ? 'field-warned' : ''}`}
      error={yard.failed.trailers && t('Unable to load trailers')}
      {...(why !== null && {
        locked: { value: value && <TrailerLine trailer={value} yard={yard} />, why: t('locked') },
      })}
    >
      <Combobox
        value={value}
        options={trailers}
        optionId={trailer => trailer.id}
        optionText={trailerName}
        renderOption={trailer => <TrailerLine trailer={trailer} yard={yard} />}
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

function TrailerLine({ trailer, yard }: { trailer: TrailerRow; yard: YardState }) {
  return (
    <>
      <Mono className="font-medium">{trailerName(trailer)}</Mono>
      <span className="truncate text-12 text-fg-3">{describe(trailer, yard)}</span>
    </>
  )
}

/** `Dry Van 53' x 102", loaded, at PE23` */
function describe(trailer: TrailerRow, yard: YardState): string {
  const zone = trailer.zoneId === null ? undefined : yard.zones.get(trailer.zoneId)
  const parts = [trailerSizeLabel(trailer)]
  if (trailer.loaded !== null) parts.push(trailer.loaded ? t('loaded') : t('empty'))
  if (trailer.inTransit) parts.push(t('in transit'))
  else if (zone) parts.push(t('at {zone}', { zone: zone.name }))
  return parts.join(', ')
}
