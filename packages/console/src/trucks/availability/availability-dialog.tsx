import { type TruckAvailability, truckAvailabilityLabel } from '@tractrix/domain/trucks'
import { useState } from 'react'
import { useMutation } from 'urql'
import { ReasonForm, useReasonForm } from '../../forms/index.ts'
import { UpdateTrucksAvailabilityDocument } from '../../platform/graphql/graphql.generated.ts'
import { truckInspectionDates } from '../../platform/remembered/remembered-settings.ts'
import { t } from '../../platform/words.ts'
import type { TruckRow } from '../../site-data/index.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import styles from './availability-dialog.module.css'
import { availabilityForm, localDay } from './availability-form.ts'

export interface AvailabilityDialogProps {
  truck: TruckRow
  availability: TruckAvailability
  onClose: () => void
}

/** Asks before trucks are given moves or no more, with the form that belongs to it (MV-TRK-07, MV-CNF-04, MV-OPEN-89). */
export function AvailabilityDialog({ truck, availability, onClose }: AvailabilityDialogProps) {
  const [today] = useState(() => localDay(Date.now()))
  const [inspected] = useState(() => truckInspectionDates.read()[truck.internalId] === today)
  const form = useReasonForm(availabilityForm(availability, inspected))
  const [{ fetching }, update] = useMutation(UpdateTrucksAvailabilityDocument)
  const confirm = async () => {
    const { error } = await update({ trucks: [{ internalId: truck.internalId, availability }] })
    const handedIn = !error && (await form.submit({ truckInternalId: truck.internalId }))
    // An inspection that nobody received was none (MV-CST-20).
    if (handedIn && availability === 'available' && !inspected) {
      truckInspectionDates.write({ ...truckInspectionDates.read(), [truck.internalId]: today })
    }
    // What was answered is kept for another try (MV-OPEN-44).
    if (handedIn || form.questions.length === 0) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('Set {truck} to {availability}', {
        truck: truck.name,
        availability: t(truckAvailabilityLabel(availability)),
      })}
      confirmLabel={t('Yes')}
      cancelLabel={t('No')}
      busy={fetching}
      reasons={form.reasons}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('Are you sure you want to change the availability of this truck?')}</p>
      <div className={styles.form}>
        <ReasonForm form={form} />
      </div>
    </ConfirmDialog>
  )
}
