import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, Bell, Bug, ListPlus, Lock, Pencil, Plus, Undo2 } from 'lucide-react'
import { CountBadge } from '../marks/small-marks.tsx'
import styles from '../stories/stories.module.css'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Kbd } from './kbd.tsx'
import { LinkButton } from './link-button.tsx'

const meta: Meta = { title: 'Actions' }
export default meta
type Story = StoryObj

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger', 'danger-quiet'] as const
const REASONS = ['Please select a destination.', 'The selected trailer is in transit.']

export const Buttons: Story = {
  render: () => (
    <div className={styles.variants}>
      {VARIANTS.map(variant => (
        <Row key={variant} variant={variant} />
      ))}
    </div>
  ),
}

function Row({ variant }: { variant: (typeof VARIANTS)[number] }) {
  return (
    <>
      <Button variant={variant}>Save as Draft</Button>
      <Button variant={variant} icon={Plus} keys="N">
        Add Move
      </Button>
      <Button variant={variant} reasons={REASONS} title="Add to Queue is not possible yet" fixKeys="Shift D">
        Add to Queue
      </Button>
      <Button variant={variant} busy>
        Saving
      </Button>
    </>
  )
}

export const Sizes: Story = {
  render: () => (
    <div className={styles.row}>
      {([26, 30, 36, 44] as const).map(size => (
        <Button key={size} size={size} icon={ListPlus}>
          Add to Queue
        </Button>
      ))}
    </div>
  ),
}

export const IconButtons: Story = {
  render: () => (
    <div className={styles.row}>
      <IconButton icon={Pencil} label="Edit" keys="Shift E" />
      <IconButton icon={Ban} label="Cancel" aria-pressed />
      <IconButton icon={Undo2} label="Return" />
      <IconButton icon={Bug} label="Bug ticket" title="Bug ticket is not possible" reasons={REASONS} />
      <IconButton icon={Bell} label="3 to return or complete" size={32}>
        <CountBadge count={3} red />
      </IconButton>
      <IconButton icon={Lock} label="Lock" size={44} />
    </div>
  ),
}

export const LinksAndKeys: Story = {
  render: () => (
    <p className={styles.row}>
      <span>
        Waiting for a spot. <LinkButton>Move it away</LinkButton>
      </span>
      <LinkButton title="Move it away is not possible" reasons={REASONS}>
        Move it away
      </LinkButton>
      <Kbd keys="Ctrl" />
      <Kbd keys="K" />
    </p>
  ),
}
