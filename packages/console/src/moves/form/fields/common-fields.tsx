import {
  MOVE_CLASSES,
  moveCategoryLabel,
  moveClassLabel,
  offeredMoveCategories,
} from '@tractrix/domain/moves'
import { useState } from 'react'
import { useConsoleFeatures } from '../../../platform/settings/console-features.ts'
import { t } from '../../../platform/words.ts'
import { NumberScale } from '../../../ui/form/choices.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { CommonFieldProps } from '../model/field-props.ts'

/** The priority, 1 (highest) to 10 (MV-MOD-09, MV-CST-03). */
export function PriorityField({ form, change, lock }: CommonFieldProps) {
  const why = lock('priority')
  return (
    <Field
      label={t('Priority')}
      note={t('1 highest, 10 lowest')}
      {...(why !== null && { locked: { value: form.priority, why: t('locked') } })}
    >
      <NumberScale value={form.priority} onChange={priority => change({ priority })} />
    </Field>
  )
}

/** The category, required; one that is not offered any more stays readable (MV-MOD-10, MV-VAL-01). */
export function CategoryField({ form, change, judgement }: CommonFieldProps) {
  const features = useConsoleFeatures()
  const offered = offeredMoveCategories(features)
  const values =
    form.moveCategory && !offered.includes(form.moveCategory) ? [...offered, form.moveCategory] : offered
  return (
    <Field label={t('Move Category')} required error={messageOf(judgement, 'moveCategory')}>
      <Select
        value={form.moveCategory}
        options={values.map(value => ({ value, label: t(moveCategoryLabel(value, features)) }))}
        onChange={moveCategory => change({ moveCategory })}
        placeholder={t('Select a category')}
      />
    </Field>
  )
}

/** The class, required; part of the form only where the environment turns classes on (MV-MOD-10, MV-VAL-02, MV-CST-16). */
export function ClassField({ form, change, judgement }: CommonFieldProps) {
  const [touched, setTouched] = useState(false)
  return (
    <Field
      label={t('Move Class')}
      required
      error={touched ? messageOf(judgement, 'moveClass') : undefined}
      onLeave={() => setTouched(true)}
    >
      <Select
        value={form.moveClass}
        options={MOVE_CLASSES.map(value => ({ value, label: t(moveClassLabel(value)) }))}
        onChange={moveClass => change({ moveClass })}
        placeholder={t('Select a class')}
      />
    </Field>
  )
}

function messageOf(judgement: CommonFieldProps['judgement'], field: string): string | undefined {
  const problem = judgement.fields.find(known => known.field === field)
  return problem?.message
}
