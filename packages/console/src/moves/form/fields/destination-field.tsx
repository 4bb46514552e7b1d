import { moveTypeRule } from '@tractrix/domain/moves'
import type { LengthUnit } from '@tractrix/domain/platform'
import { trailerName } from '@tractrix/domain/trailers'
import { t } from '../../../platform/words.ts'
import type { SiteData, ZoneRow } from '../../../site-data/index.ts'
import { distanceText, useSite } from '../../../sites/index.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Dash, Mono, Remark } from '../../../ui/marks/text.tsx'
import { byZoneName } from '../model/by-zone-name.ts'
import { fieldBadge } from '../model/field-badge.ts'
import type { MoveFieldProps } from '../model/field-props.ts'
import { type Destination, orderDestinations } from '../model/order-destinations.ts'
import styles from './option-line.module.css'
import { WarningBadge } from './warning-badge.tsx'

/** Where the move ends; only zones that fit its kind are offered, free and near ones first (MV-MOD-08, MV-KIN-08). */
export function DestinationField({ form, change, judgement, yard, lock }: MoveFieldProps) {
  const { lengthUnit } = useSite().config
  const value = form.toZoneId === null ? null : (yard.zones.get(form.toZoneId) ?? null)
  const { fromZoneId, type } = judgement.draft
  const start = fromZoneId === null ? null : (yard.zones.get(fromZoneId) ?? null)
  const options = orderDestinations(offeredDestinations(type, yard), start, yard)
  const chosen = value === null ? null : (orderDestinations([value], start, yard)[0] ?? null)
  const badge = fieldBadge(judgement, ['destination'])
  const why = form.repark ? 'stays where it is' : lock('toZone') && 'locked'
  const shown = form.repark ? null : value
  return (
    <Field
      label={t('Destination')}
      name="destination"
      required={!form.repark}
      flagged={badge !== null}
      error={yard.failed.zones && t('Unable to load zones')}
      {...(why !== null && { locked: { value: shown ? <Mono>{shown.name}</Mono> : <Dash />, why: t(why) } })}
    >
      <Combobox
        value={chosen}
        options={options}
        optionId={({ zone }) => zone.id}
        optionText={({ zone }) => zone.name}
        searchText={destination => destinationText(destination, yard, lengthUnit)}
        renderOption={destination => (
          <DestinationLine destination={destination} text={destinationText(destination, yard, lengthUnit)} />
        )}
        renderValue={({ zone }) => <Mono>{zone.name}</Mono>}
        onChange={destination => change({ toZoneId: destination?.zone.id ?? null })}
        clearable
        placeholder={t('Select a destination')}
        searchLabel={t('Find a destination')}
        emptyText={yard.failed.zones ? t('Unable to load zones') : t('No destination fits.')}
        loading={yard.loading}
        after={<WarningBadge word={badge} />}
      />
    </Field>
  )
}

/** Zones in which a move of this type can end; of charging stations only enabled ones (MV-OPEN-78). */
export function offeredDestinations(
  type: Parameters<typeof moveTypeRule>[0],
  yard: Pick<SiteData, 'zones'>,
): ZoneRow[] {
  const { destinations } = moveTypeRule(type)
  return [...yard.zones.values()]
    .filter(zone => destinations.includes(zone.zoneType) && (type !== 'go_to_charger' || zone.enabled))
    .sort(byZoneName)
}

function DestinationLine({ destination, text }: { destination: Destination; text: string }) {
  return (
    <>
      <Mono className={styles.name}>{destination.zone.name}</Mono>
      <Remark className={styles.detail}>{text}</Remark>
    </>
  )
}

/** `free, 240 ft`, or what keeps a trailer out of it. */
function destinationText(
  { zone, state, distanceMeters }: Destination,
  yard: SiteData,
  unit: LengthUnit,
): string {
  const parked = yard.parked.get(zone.id)
  if (parked !== undefined) return trailerName(parked)
  const word = state === 'claimed' ? t('a move ends here') : t(state)
  if (distanceMeters === null) return word
  return t('{state}, {distance}', { state: word, distance: distanceText(distanceMeters, unit) })
}
