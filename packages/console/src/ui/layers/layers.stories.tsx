import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, Bug, EllipsisVertical, Info, Layers, Pencil, Truck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Kbd } from '../actions/kbd.tsx'
import { LinkButton } from '../actions/link-button.tsx'
import { NumberScale } from '../form/choices.tsx'
import { Field } from '../form/field.tsx'
import { TextArea, TextInput } from '../form/text-input.tsx'
import { Mono } from '../marks/text.tsx'
import styles from '../stories/stories.module.css'
import { TabGroup, TabList } from '../surfaces/tabs.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Menu, MenuButton } from './menu.tsx'
import { Popover } from './popover.tsx'
import { showToast } from './toast-queue.ts'

const meta: Meta = { title: 'Layers', parameters: { oneTheme: true } }
export default meta
type Story = StoryObj

const never = () => {}

export const DialogWithRail: Story = { render: () => <DialogSample /> }

function DialogSample() {
  const [open, setOpen] = useState(true)
  const [kind, setKind] = useState('trailer')
  const [level, setLevel] = useState<number | null>(3)
  const [notes, setNotes] = useState('')
  const kinds = [
    { id: 'trailer', label: 'Trailer Move', icon: Truck },
    { id: 'stage', label: 'Stage Mission', icon: Layers },
  ]
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create New Move</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Create New Move"
        width={1063}
        height={586}
        rail={
          <TabGroup value={kind} onChange={setKind} vertical>
            <TabList label="Mission kind" tabs={kinds} look="vertical" />
          </TabGroup>
        }
        side={
          <p className={styles.aside}>
            Estimated along the lanes of the yard. Dispatch decides when the move starts.
          </p>
        }
        note={
          <span className={styles.row}>
            <Kbd keys="Alt" /> <Kbd keys="1" /> to <Kbd keys="8" /> mission kind
          </span>
        }
        footer={
          <>
            <Button size={36} variant="ghost" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button size={36} keys="Ctrl S">
              Save as Draft
            </Button>
            <Button
              size={36}
              variant="primary"
              title="Save to Queue is not possible yet"
              reasons={['The selected destination is occupied by another trailer.']}
            >
              Save to Queue
            </Button>
          </>
        }
      >
        <div className={styles.column}>
          <Field label="Start" locked={{ value: <Mono>PE23</Mono>, why: 'follows the trailer' }} />
          <Field label="Destination" required>
            <TextInput value="E17" onChange={never} />
          </Field>
          <Field label="Priority" note="1 highest, 10 lowest">
            <NumberScale value={level} onChange={setLevel} />
          </Field>
          <Field label="Notes">
            <TextArea value={notes} onChange={setNotes} />
          </Field>
        </div>
      </Dialog>
    </>
  )
}

export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      open
      title="Cancel 2 moves?"
      confirmLabel="Cancel Moves"
      danger
      onConfirm={never}
      onCancel={never}
    >
      The trucks stop where they can and wait for work.
    </ConfirmDialog>
  ),
}

export const MenusAndPopovers: Story = {
  render: () => (
    <div className={styles.row}>
      <MenuButton
        label="Account"
        items={[
          { id: 'light', label: 'Light', checked: true, onSelect: never },
          { id: 'dark', label: 'Dark', checked: false, onSelect: never },
          { id: 'out', label: 'Sign out', apart: true, onSelect: never },
        ]}
      />
      <Menu
        trigger={<IconButton icon={EllipsisVertical} label="More" size={32} />}
        items={[
          { id: 'edit', label: 'Edit', icon: Pencil, keys: 'Shift E', onSelect: never },
          { id: 'details', label: 'Details', icon: Info, onSelect: never },
          {
            id: 'bug',
            label: 'Bug ticket',
            icon: Bug,
            reasons: ['No ticket system is set up.'],
            onSelect: never,
          },
          { id: 'cancel', label: 'Cancel', icon: Ban, danger: true, apart: true, onSelect: never },
        ]}
      />
      <Popover trigger={<Button>Columns</Button>} title="Columns">
        <p className={styles.words}>A small panel that hangs on a button.</p>
      </Popover>
    </div>
  ),
}

export const Toasts: Story = {
  render: () => (
    <div className={styles.row}>
      <Button
        onClick={() =>
          showToast({
            tone: 'green',
            title: 'Your move has been added to the queue!',
            text: (
              <>
                <Mono>HJBT 551902</Mono> from PE23 to E16, priority 3. <LinkButton>Show in queue</LinkButton>
              </>
            ),
          })
        }
      >
        Done
      </Button>
      <Button
        onClick={() =>
          showToast({
            tone: 'red',
            title: 'Move Failed',
            text: (
              <>
                AV-04: obstacle preventing hitching. <LinkButton>Errored moves</LinkButton>
              </>
            ),
          })
        }
      >
        Failed
      </Button>
    </div>
  ),
}
