import { trailerName } from '@tractrix/domain/trailers'
import { isSpot } from '@tractrix/domain/zones'
import { t } from '../../../platform/words.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Mono } from '../../../ui/marks/small-marks.tsx'
import type { ZoneRow } from '../../../zones/index.ts'
import type { YardState } from '../../yard/yard-context.tsx'
import { byZoneName } from '../by-zone-name.ts'
import { fieldBadge } from '../field-badge.ts'
import type { MoveFieldProps } from '../field-props.ts'
import { WarningBadge } from './warning-badge.tsx'

/** The spot whose trailer is to be moved. */
export function LocationField({ form, change, judgement, yard }: MoveFieldProps) {
  const spots = [...yard.zones.values()].filter(zone => isSpot(zone.zoneType)).sort(byZoneName)
  const badge = fieldBadge(judgement, ['location', 'trailer'])
  return (
    <Field
      label={t('Location')}
      required
      className={`col-span-full ${badge ? 'field-warned' : ''}`}
      error={missing(yard)}
    >
      <Combobox
        value={form.locationId === null ? null : (yard.zones.get(form.locationId) ?? null)}
        options={spots}
        optionId={zone => zone.id}
        optionText={zone => zone.name}
        renderOption={zone => <LocationLine zone={zone} yard={yard} />}
        onChange={zone => change({ locationId: zone?.id ?? null })}
        clearable
        placeholder={t('Select a location')}
        searchLabel={t('Find a location')}
        emptyText={yard.failed.zones ? t('Unable to load zones') : t('No location fits.')}
        loading={yard.loading}
        after={<WarningBadge word={badge} />}
      />
    </Field>
  )
}

/** What of the choices could not be loaded: the spots, or what stands in them (MV-ERR-14, MV-ERR-17). */
function missing({ failed, trailersMissing: message }: YardState): string | null {
  if (failed.zones) return t('Unable to load zones')
  return message === null ? null : t('Error getting trailers for zones: {message}', { message })
}

function LocationLine({ zone, yard }: { zone: ZoneRow; yard: YardState }) {
  const parked = yard.parked.get(zone.id)
  return (
    <>
      <Mono className="font-medium">{zone.name}</Mono>
      <span className="text-12 text-fg-3">{parked ? trailerName(parked) : t('no trailer')}</span>
    </>
  )
}
