import { moveTypeRule } from '@tractrix/domain/moves'
import { truckAvailabilityLabel } from '@tractrix/domain/trucks'
import { t } from '../../../platform/words.ts'
import type { TruckRow } from '../../../site-data/index.ts'
import { TruckName } from '../../../trucks/index.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Remark } from '../../../ui/marks/text.tsx'
import { fieldBadge } from '../model/field-badge.ts'
import type { MoveFieldProps } from '../model/field-props.ts'
import { WarningBadge } from './warning-badge.tsx'

/** Which truck is asked for; plain moves may leave it to dispatch (MV-MOD-05). */
export function TruckField({ change, judgement, yard, lock }: MoveFieldProps) {
  const chosenId = judgement.draft.requestedTruckId
  const value = chosenId === null ? null : (yard.trucks.get(chosenId) ?? null)
  const badge = fieldBadge(judgement, ['truck'])
  const needed = moveTypeRule(judgement.draft.type).needsTruck
  // A trailer on the road is brought by the truck that has it, whoever was asked for.
  const follows = judgement.draft.type === 'trailer_attached'
  const why = lock('truck') ? 'locked' : follows ? 'follows the trailer' : null
  return (
    <Field
      label={t('Truck')}
      name="truck"
      required={needed}
      flagged={badge !== null}
      error={yard.failed.trucks && t('Unable to load AVs')}
      {...(why !== null && {
        locked: { value: value ? <TruckName truck={value} /> : t('Any truck'), why: t(why) },
      })}
    >
      <Combobox
        value={value}
        options={[...yard.trucks.values()]}
        optionId={truck => truck.id}
        optionText={truck => truck.name}
        searchText={truckText}
        renderOption={truck => <TruckLine truck={truck} />}
        renderValue={truck => <TruckName truck={truck} />}
        onChange={truck => change({ truckId: truck?.id ?? null })}
        clearable
        placeholder={needed ? t('Select a truck') : t('Any truck')}
        searchLabel={t('Find a truck')}
        emptyText={yard.failed.trucks ? t('Unable to load AVs') : t('No truck fits.')}
        loading={yard.loading}
        after={<WarningBadge word={badge} />}
      />
    </Field>
  )
}

function TruckLine({ truck }: { truck: TruckRow }) {
  return (
    <>
      <TruckName truck={truck} />
      <Remark>{truckText(truck)}</Remark>
    </>
  )
}

function truckText({ readOnly, availability }: TruckRow): string {
  return readOnly ? t('Read-only') : t(truckAvailabilityLabel(availability))
}
