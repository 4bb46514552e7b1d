import { isSpot } from '@tractrix/domain/zones'
import { t } from '../../../platform/words.ts'
import type { SiteData } from '../../../site-data/index.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Dash } from '../../../ui/marks/text.tsx'
import layoutStyles from '../form-layout.module.css'
import { byZoneName } from '../model/by-zone-name.ts'
import { fieldBadge } from '../model/field-badge.ts'
import type { MoveFieldProps } from '../model/field-props.ts'
import { LocationLine, locationText } from './location-line.tsx'
import { WarningBadge } from './warning-badge.tsx'

/** The spot whose trailer is to be moved (MV-MOD-06, MV-LCK-01). */
export function LocationField({ form, change, judgement, yard, lock }: MoveFieldProps) {
  const value = form.locationId === null ? null : (yard.zones.get(form.locationId) ?? null)
  const locked = lock('trailer') ?? lock('fromZone')
  const spots = [...yard.zones.values()].filter(zone => isSpot(zone.zoneType)).sort(byZoneName)
  const badge = fieldBadge(judgement, ['location', 'trailer'])
  return (
    <Field
      label={t('Location')}
      required
      className={layoutStyles.whole}
      flagged={badge !== null}
      name="location"
      error={missing(yard)}
      {...(locked !== null && {
        locked: { value: value ? <LocationLine zone={value} yard={yard} /> : <Dash />, why: t('locked') },
      })}
    >
      <Combobox
        value={value}
        options={spots}
        optionId={zone => zone.id}
        optionText={zone => zone.name}
        searchText={zone => locationText(zone, yard)}
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
function missing({ failed, trailersMissing: message }: SiteData): string | null {
  if (failed.zones) return t('Unable to load zones')
  return message === null ? null : t('Error getting trailers for zones: {message}', { message })
}
