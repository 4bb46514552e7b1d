import { useState } from 'react'
import { ReasonForm, useReasonForm } from '../../forms/index.ts'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { t } from '../../platform/words.ts'
import { type MoveRow, useSiteData } from '../../site-data/index.ts'
import { TruckName } from '../../trucks/index.ts'
import { Combobox } from '../../ui/form/combobox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { Mono } from '../../ui/marks/text.tsx'
import { useMoveCommands } from '../actions/use-move-commands.ts'
import { useMovesLeft } from '../actions/use-moves-left.ts'
import { NamedMoves } from '../cells/named-moves.tsx'
import styles from './complete-dialog.module.css'
import {
  asksDestination,
  type Completion,
  completionOf,
  completionReasons,
  completionZones,
  needsBoth,
} from './completion.ts'

/**
 * Asks before a move is completed by hand: which truck did it, where the trailer stands now, and for a draft why
 * (MV-STA-09, MV-STA-10, MV-ACT-11, MV-ACT-12, MV-OPEN-18, MV-OPEN-89).
 */
export function CompleteDialog({ move, onClose }: { move: MoveRow; onClose: () => void }) {
  const yard = useSiteData()
  const offline = useOfflineReason()
  const { complete } = useMoveCommands()
  const [chosen, setChosen] = useState(() => completionOf(move))
  const [busy, setBusy] = useState(false)
  const form = useReasonForm(move.status === 'draft' ? 'draftMoveManuallyCompleted' : null)
  const now = useMovesLeft([move])
  const reasons = [
    ...offline,
    ...(busy ? [] : now.reasons),
    ...completionReasons(move, chosen, yard).map(reason => t(reason)),
    ...form.reasons,
  ]
  const confirm = async () => {
    setBusy(true)
    const done = await complete(move, chosen)
    if (done) await form.submit({ missionId: move.id })
    setBusy(false)
    if (done) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('Manual Complete')}
      confirmLabel={t('Yes')}
      cancelLabel={t('No')}
      busy={busy}
      reasons={reasons}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('Are you sure you want to complete this move?')}</p>
      <NamedMoves moves={[move]} />
      <div className={styles.form}>
        <WhatWasDone move={move} chosen={chosen} onChange={setChosen} />
        <ReasonForm form={form} />
      </div>
    </ConfirmDialog>
  )
}

interface WhatWasDoneProps {
  move: MoveRow
  chosen: Completion
  onChange: (chosen: Completion) => void
}

function WhatWasDone({ move, chosen, onChange }: WhatWasDoneProps) {
  const yard = useSiteData()
  const required = needsBoth(move)
  return (
    <>
      <Field label={t('Truck')} required={required} error={yard.failed.trucks && t('Unable to load AVs')}>
        <Combobox
          value={chosen.truckId === null ? null : (yard.trucks.get(chosen.truckId) ?? null)}
          options={[...yard.trucks.values()]}
          optionId={truck => truck.id}
          optionText={truck => truck.name}
          renderOption={truck => <TruckName truck={truck} />}
          onChange={truck => onChange({ ...chosen, truckId: truck?.id ?? null })}
          clearable
          placeholder={t('Select a truck')}
          searchLabel={t('Find a truck')}
          emptyText={t('No truck fits.')}
          loading={yard.loading}
        />
      </Field>
      {asksDestination(move) && (
        <Field
          label={t('Destination')}
          required={required}
          hint={t('Only free spots are listed.')}
          error={yard.failed.zones && t('Unable to load zones')}
        >
          <Combobox
            value={chosen.toZoneId === null ? null : (yard.zones.get(chosen.toZoneId) ?? null)}
            options={completionZones(move, yard)}
            optionId={zone => zone.id}
            optionText={zone => zone.name}
            renderOption={zone => <Mono>{zone.name}</Mono>}
            onChange={zone => onChange({ ...chosen, toZoneId: zone?.id ?? null })}
            clearable
            placeholder={t('Select a destination')}
            searchLabel={t('Find a destination')}
            emptyText={t('No destination fits.')}
            loading={yard.loading}
          />
        </Field>
      )}
    </>
  )
}
