import { moveTypeRule } from '@tractrix/domain/moves'
import { trailerName } from '@tractrix/domain/trailers'
import { t } from '../../../platform/words.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Dash, Mono } from '../../../ui/marks/small-marks.tsx'
import type { ZoneRow } from '../../../zones/index.ts'
import type { YardState } from '../../yard/yard-context.tsx'
import { byZoneName } from '../by-zone-name.ts'
import { fieldBadge } from '../field-badge.ts'
import type { MoveFieldProps } from '../field-props.ts'
import { WarningBadge } from './warning-badge.tsx'

/** Where the move ends; only zones that fit its kind are offered (MV-MOD-08, MV-KIN-08). */
export function DestinationField({ form, change, judgement, yard, lock }: MoveFieldProps) {
  const value = form.toZoneId === null ? null : (yard.zones.get(form.toZoneId) ?? null)
  const badge = fieldBadge(judgement, ['destination'])
  const why = form.repark ? 'stays where it is' : lock('toZone') && 'locked'
  const shown = form.repark ? null : value
  return (
    <Field
      label={t('Destination')}
      required={!form.repark}
      className={badge ? 'field-warned' : ''}
      error={yard.failed.zones && t('Unable to load zones')}
      {...(why !== null && { locked: { value: shown ? <Mono>{shown.name}</Mono> : <Dash />, why: t(why) } })}
    >
      <Combobox
        value={value}
        options={offeredDestinations(judgement.draft.type, yard)}
        optionId={zone => zone.id}
        optionText={zone => zone.name}
        renderOption={zone => <DestinationLine zone={zone} yard={yard} />}
        renderValue={zone => <Mono>{zone.name}</Mono>}
        onChange={zone => change({ toZoneId: zone?.id ?? null })}
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
  yard: Pick<YardState, 'zones'>,
): ZoneRow[] {
  const { destinations } = moveTypeRule(type)
  return [...yard.zones.values()]
    .filter(zone => destinations.includes(zone.zoneType) && (type !== 'go_to_charger' || zone.enabled))
    .sort(byZoneName)
}

function DestinationLine({ zone, yard }: { zone: ZoneRow; yard: YardState }) {
  const parked = yard.parked.get(zone.id)
  const state = parked ? trailerName(parked) : zone.enabled ? t('free') : t('disabled')
  return (
    <>
      <Mono className="font-medium">{zone.name}</Mono>
      <span className="text-12 text-fg-3">{state}</span>
    </>
  )
}
