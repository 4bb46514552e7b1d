import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { DiscardQuestion, LeaveGuard } from '../../moves/index.ts'
import { t } from '../../platform/words.ts'
import { useSite } from '../../sites/index.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { TabGroup, type TabItem, TabList, TabPanel } from '../../ui/surfaces/tabs.tsx'
import { BulkUploadTab } from '../bulk-upload/bulk-upload-tab.tsx'
import { TRAILER_DIALOG_WIDTH } from '../model/inventory-limits.ts'
import type { TrailerForm } from '../model/trailer-form.ts'
import styles from './add-trailer-dialog.module.css'
import { SingleTrailerTab } from './single-trailer-tab.tsx'

type Tab = 'single' | 'bulk'

interface Props {
  /** What the form opens with. */
  given: Partial<TrailerForm>
  onClose: () => void
}

/** Add Trailer to Inventory (OP-TRM-01, OP-TRM-02). */
export function AddTrailerDialog({ given, onClose }: Props) {
  const [tab, setTab] = useState<Tab>('single')
  const [filled, setFilled] = useState(false)
  const [asking, setAsking] = useState(false)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const router = useRouter({ warn: false })
  const question = t('Discard this trailer?')
  const close = () => (filled ? setAsking(true) : onClose())
  const { enableTrailerBulkUpload } = useSite().config
  const tabs: TabItem<Tab>[] = [
    { id: 'single', label: t('Single Trailer') },
    // A site that does not take files does not show where (OP-TRM-32, OP-OPEN-35).
    ...(enableTrailerBulkUpload ? [{ id: 'bulk', label: t('Bulk Upload') } as const] : []),
  ]
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={t('Add Trailer to Inventory')}
        width={TRAILER_DIALOG_WIDTH}
        footer={<div ref={setFoot} className={styles.foot} />}
      >
        <TabGroup value={tab} onChange={setTab}>
          <TabList label={t('How trailers are added')} tabs={tabs} className={styles.tabs} />
          <TabPanel id="single" keepMounted className={styles.panel}>
            <SingleTrailerTab
              given={given}
              onFilled={setFilled}
              onCancel={close}
              onDone={onClose}
              drawFoot={buttons => tab === 'single' && foot && createPortal(buttons, foot)}
            />
          </TabPanel>
          <TabPanel id="bulk" className={styles.panel}>
            <BulkUploadTab onClose={close} drawFoot={buttons => foot && createPortal(buttons, foot)} />
          </TabPanel>
        </TabGroup>
      </Dialog>
      <DiscardQuestion open={asking} title={question} onDiscard={onClose} onKeep={() => setAsking(false)} />
      {router && <LeaveGuard filled={filled} title={question} onLeave={onClose} />}
    </>
  )
}
