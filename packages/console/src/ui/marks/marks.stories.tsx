import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, CircleCheckBig, CircleMinus, CirclePlay, Loader, OctagonAlert, TimerOff } from 'lucide-react'
import styles from '../stories/stories.module.css'
import { Age } from './age.tsx'
import { CountBadge, DotMark, LevelBars, Pulse, RedDot, ShareBar } from './small-marks.tsx'
import { Badge, StatusMark } from './status-mark.tsx'
import { Dash, Mono } from './text.tsx'

const meta: Meta = { title: 'Marks' }
export default meta
type Story = StoryObj

const STATUSES = [
  ['st-draft', 'dashed-ring', 'Draft'],
  ['st-pending', 'clock', 'Pending'],
  ['st-in-progress', 'half-ring', 'In Progress'],
  ['st-complete', 'check-disc', 'Complete'],
  ['st-canceled', 'slashed-ring', 'Canceled'],
  ['st-error', 'octagon', 'Error'],
  ['st-returned', 'u-turn', 'Returned'],
] as const

const ASSISTS = [
  ['as-ready', CirclePlay, 'Ready'],
  ['as-in-progress', Loader, 'In Progress'],
  ['as-resolved', CircleCheckBig, 'Resolved'],
  ['as-closed', CircleMinus, 'Closed'],
  ['as-no-longer-valid', Ban, 'No Longer Valid'],
  ['as-expired', TimerOff, 'Expired'],
  ['as-errored', OctagonAlert, 'Errored'],
] as const

const since = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

export const Statuses: Story = {
  render: () => (
    <div className={styles.column}>
      <div className={styles.row}>
        {STATUSES.map(([tone, shape, word]) => (
          <Badge key={word} tone={tone} shape={shape}>
            {word}
          </Badge>
        ))}
      </div>
      <div className={styles.row}>
        {ASSISTS.map(([tone, icon, word]) => (
          <Badge key={word} tone={tone} icon={icon}>
            {word}
          </Badge>
        ))}
      </div>
      <div className={styles.row}>
        {STATUSES.map(([tone, shape, word], index) => (
          <StatusMark key={word} tone={tone} shape={shape}>
            {word} <Age since={since(494 * (index * 9 + 1))} />
          </StatusMark>
        ))}
      </div>
    </div>
  ),
}

export const Small: Story = {
  render: () => (
    <div className={styles.row}>
      <DotMark tone="tk-working">AV-03</DotMark>
      <DotMark tone="tk-attention" shape="triangle">
        AV-06
      </DotMark>
      <DotMark tone="tk-error" shape="octagon">
        AV-07
      </DotMark>
      <DotMark tone="tk-stale" shape="ring">
        AV-04
      </DotMark>
      <LevelBars level={3}>1</LevelBars>
      <LevelBars level={2}>4</LevelBars>
      <LevelBars level={1}>10</LevelBars>
      <CountBadge count={9} />
      <CountBadge count={2} red />
      <RedDot label="New since your last visit" />
      <Pulse />
      <Mono>SCNN 532148</Mono>
      <Dash />
      <span className={styles.bar}>
        <ShareBar part={11} whole={45} />
      </span>
    </div>
  ),
}
