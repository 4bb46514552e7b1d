import { textLimit } from '@tractrix/domain/platform'
import { useState } from 'react'
import { t } from '../../platform/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Banner } from '../../ui/surfaces/banner.tsx'
import type { ClockCommands } from './use-clock-commands.ts'

interface Props extends Pick<ClockCommands, 'hold' | 'busy'> {
  onClose: () => void
}

/** Asks why a clock is held; the statement says it. */
export function HoldDialog({ hold, busy, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<readonly string[]>([])
  const send = async () => {
    const refused = await hold(reason)
    if (refused.length === 0) onClose()
    else setRefusal(refused)
  }
  const missing = reason.trim() === '' ? [t('Say why the clock is held.')] : []
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Hold Clock')}
      width={440}
      footer={
        <>
          <Button size={36} variant="ghost" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            size={36}
            variant="primary"
            busy={busy}
            reasons={missing}
            title={t('The clock cannot be held')}
            onClick={() => void send()}
          >
            {t('Hold Clock')}
          </Button>
        </>
      }
    >
      {refusal.map(sentence => (
        <Banner key={sentence} tone="red" title={sentence} />
      ))}
      <Field label={t('Reason')} required hint={t('Time does not count until somebody releases the clock.')}>
        <TextInput value={reason} onChange={setReason} maxLength={textLimit('reason')} />
      </Field>
    </Dialog>
  )
}
