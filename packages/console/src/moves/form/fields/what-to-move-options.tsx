import type { KindInput } from '@tractrix/domain/moves'
import { MapPin, Package } from 'lucide-react'
import { moveTrailerSource } from '../../../platform/remembered/remembered-settings.ts'
import { t } from '../../../platform/words.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { SegmentedControl } from '../../../ui/form/choices.tsx'
import type { MoveFieldProps } from '../model/field-props.ts'
import styles from './what-to-move-options.module.css'

/** The line on top of the form: by trailer or by location, and how the trailer is to be moved (MV-MOD-06). */
export function WhatToMoveOptions({
  form,
  change,
  lock,
  inputs,
}: MoveFieldProps & { inputs: readonly KindInput[] }) {
  const locked = (input: Parameters<typeof lock>[0]) => [lock(input)].filter(reason => reason !== null)
  return (
    <div className={styles.options}>
      {lock('trailer') === null && (
        <SegmentedControl
          label={t('Name what to move by')}
          value={form.chosenBy}
          options={[
            { value: 'trailer', label: t('Trailer'), icon: Package },
            { value: 'location', label: t('Location'), icon: MapPin },
          ]}
          onChange={chosenBy => {
            moveTrailerSource.write(chosenBy)
            change({ chosenBy })
          }}
        />
      )}
      {inputs.includes('repark') && (
        <Checkbox checked={form.repark} reasons={locked('repark')} onChange={repark => change({ repark })}>
          {t('Repark')}
        </Checkbox>
      )}
      {inputs.includes('yardInventory') && (
        <Checkbox
          checked={form.yardInventory}
          reasons={locked('yardInventory')}
          onChange={yardInventory => change({ yardInventory })}
        >
          {t('Yard inventory on the way')}
        </Checkbox>
      )}
    </div>
  )
}
