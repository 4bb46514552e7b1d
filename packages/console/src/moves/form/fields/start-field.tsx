import { t } from '../../../platform/words.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Dash, Mono } from '../../../ui/marks/small-marks.tsx'
import type { MoveFieldProps } from '../field-props.ts'

/** Where the trailer stands; it follows from what was chosen (MV-MOD-07). */
export function StartField({ form, judgement, yard }: MoveFieldProps) {
  const { fromZoneId } = judgement.draft
  const name = fromZoneId === null ? undefined : yard.zones.get(fromZoneId)?.name
  const why = form.chosenBy === 'trailer' ? t('follows the trailer') : t('is the location')
  const value = name ? <Mono>{name}</Mono> : <Dash />
  return <Field label={t('Start')} locked={{ value, why, passedBy: true }} />
}
