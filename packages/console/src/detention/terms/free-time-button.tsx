import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { dialogFrame } from '../../ui/lazy/part-frames.tsx'
import { useCan } from '../../users/index.ts'

// Few people change rates, and seldom.
const FreeTimeDialog = lazyPart(
  async () => (await import('./free-time-dialog.tsx')).FreeTimeDialog,
  dialogFrame,
).Part

/** Opens the table of free time and rates; only Managers and admins have it. */
export function FreeTimeButton({ siteId }: { siteId: string }) {
  const [open, setOpen] = useState(false)
  if (!useCan('detention.configure', siteId)) return null
  return (
    <>
      <Button icon={Hourglass} onClick={() => setOpen(true)}>
        {t('Free time and rates')}
      </Button>
      {open && <FreeTimeDialog siteId={siteId} onClose={() => setOpen(false)} />}
    </>
  )
}
