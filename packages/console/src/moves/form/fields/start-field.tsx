import { isSpot } from '@tractrix/domain/zones'
import { t } from '../../../platform/words.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Dash, Mono } from '../../../ui/marks/text.tsx'
import { byZoneName } from '../model/by-zone-name.ts'
import type { MoveFieldProps } from '../model/field-props.ts'
import { LocationLine, locationText } from './location-line.tsx'
import { selectionReason } from './trailer-field.tsx'

/**
 * Where the trailer stands: it follows the trailer, and a spot that is chosen here brings the trailer that stands there
 * (MV-MOD-07). A trailer on a truck has no start, and a location that was named is it already.
 */
export function StartField({ form, change, judgement, yard, lock }: MoveFieldProps) {
  const { fromZoneId, type } = judgement.draft
  const start = fromZoneId === null ? null : (yard.zones.get(fromZoneId) ?? null)
  const why = lock('fromZone')
    ? 'locked'
    : form.chosenBy === 'location'
      ? 'is the location'
      : type === 'trailer_attached'
        ? 'follows the trailer'
        : null
  if (why !== null) {
    const value = start ? <Mono>{start.name}</Mono> : <Dash />
    return <Field label={t('Start')} locked={{ value, why: t(why), passedBy: why !== 'locked' }} />
  }
  const occupied = [...yard.zones.values()].filter(zone => isSpot(zone.zoneType) && yard.parked.has(zone.id))
  return (
    <Field label={t('Start')} name="start">
      <Combobox
        value={start}
        options={occupied.sort(byZoneName)}
        optionId={zone => zone.id}
        optionText={zone => zone.name}
        searchText={zone => locationText(zone, yard)}
        renderOption={zone => <LocationLine zone={zone} yard={yard} />}
        renderValue={zone => <Mono>{zone.name}</Mono>}
        isOptionOff={zone => {
          const parked = yard.parked.get(zone.id)
          return parked !== undefined && selectionReason(parked, form, yard) !== null
        }}
        onChange={zone => change({ trailerId: zone ? (yard.parked.get(zone.id)?.id ?? null) : null })}
        placeholder={t('Follows the trailer')}
        searchLabel={t('Find a start')}
        emptyText={yard.failed.zones ? t('Unable to load zones') : t('No start fits.')}
        loading={yard.loading}
      />
    </Field>
  )
}
