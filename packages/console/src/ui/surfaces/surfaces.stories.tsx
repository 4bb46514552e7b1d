import type { Meta, StoryObj } from '@storybook/react-vite'
import { FunnelX, Layers, Plus, Search, Truck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { CountBadge } from '../marks/small-marks.tsx'
import styles from '../stories/stories.module.css'
import { Pagination } from '../table/pagination.tsx'
import { Banner } from './banner.tsx'
import { Chip } from './chip.tsx'
import { EmptyState } from './empty-state.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { Skeleton } from './skeleton.tsx'
import { TabGroup, TabList, TabPanel } from './tabs.tsx'
import { Tile, TileGrip } from './tile.tsx'
import { TileGripContext } from './tile-grip-context.ts'

const meta: Meta = { title: 'Surfaces' }
export default meta
type Story = StoryObj

const never = () => {}

const TABS = [
  { id: 'queued', label: 'Queued', count: 9 },
  { id: 'completed', label: 'Completed' },
  { id: 'errored', label: 'Errored', unseen: 'New since your last visit' },
  { id: 'assist', label: 'SiteAssist', count: 2, countRed: true },
  { id: 'search', label: 'Search', icon: Search },
] as const
type TabId = (typeof TABS)[number]['id']

function TabbedTile({ look = 'line' }: { look?: 'line' | 'chips' }) {
  const [tab, setTab] = useState<TabId>('queued')
  return (
    <TileGripContext value={<TileGrip label="Move Queue" />}>
      <TabGroup value={tab} onChange={setTab}>
        <Tile
          title="Queue"
          head={<TabList label="Queue" tabs={TABS} look={look} />}
          aside={<Button size={26}>Last 30 Days</Button>}
          footer={<Paged />}
          className={styles.tile}
        >
          {TABS.map(({ id, label }) => (
            <TabPanel key={id} id={id} className={styles.panel}>
              <EmptyState title={`Nothing to see here. There are no moves marked ${label.toLowerCase()}.`} />
            </TabPanel>
          ))}
        </Tile>
      </TabGroup>
    </TileGripContext>
  )
}

function Paged() {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(20)
  return (
    <Pagination
      page={page}
      pageSize={size}
      pageSizes={[10, 20, 50, 100]}
      total={198}
      rangeText={({ first, last, total }) => `${first}-${last} of ${total} trailer(s)`}
      onPage={setPage}
      onPageSize={setSize}
    />
  )
}

export const TileWithTabsAndPages: Story = { render: () => <TabbedTile /> }

export const TabLooks: Story = { render: () => <TabLookSamples /> }

function TabLookSamples() {
  const [tab, setTab] = useState<TabId>('queued')
  const [kind, setKind] = useState('trailer')
  const kinds = [
    { id: 'trailer', label: 'Trailer Move', icon: Truck },
    { id: 'stage', label: 'Stage Mission', icon: Layers },
  ]
  return (
    <div className={styles.column}>
      <TabGroup value={tab} onChange={setTab}>
        <TabList label="Queue" tabs={TABS} look="chips" />
      </TabGroup>
      <TabGroup value={kind} onChange={setKind} vertical className={styles.rail}>
        <TabList label="Kinds" tabs={kinds} look="vertical" />
      </TabGroup>
    </div>
  )
}

export const Messages: Story = {
  render: () => (
    <div className={styles.column}>
      <OfflineStrip title="Offline for 0:42" next="next try in 4 s" retryLabel="Try now" onRetry={never}>
        The yard keeps working. What you see is from 9:41:07 AM. Actions are off until the connection is back;
        what you typed is kept.
      </OfflineStrip>
      <Banner
        tone="red"
        title="Unable to cancel move(s)."
        action={<Button size={26}>Move details</Button>}
        onClose={never}
      >
        AV-03 has already hitched SCNN 532148.
      </Banner>
      <Banner tone="yellow" title="Error getting move updates" onClose={never}>
        The list reloads every minute instead.
      </Banner>
      <Banner tone="blue" title="A new version is here." action={<Button size={26}>Reload</Button>} />
    </div>
  ),
}

export const EmptyStates: Story = {
  render: () => (
    <div className={styles.column}>
      <Tile title="Draft Moves" head={<CountBadge count={0} />} className={styles.tile}>
        <EmptyState
          art="done"
          title="You're all caught up. There are no draft moves in the queue."
          hint="New partner moves appear here by themselves."
          action={
            <Button icon={Plus} keys="N">
              Add Move
            </Button>
          }
        />
      </Tile>
      <Tile
        title="Draft Moves"
        head={<CountBadge count={4} />}
        aside={
          <>
            <Chip removeLabel="Remove filter Source: API" onRemove={never}>
              Source: API
            </Chip>
            <Chip removeLabel="Remove filter Truck: AV-06" onRemove={never}>
              Truck: AV-06
            </Chip>
          </>
        }
        className={styles.tile}
      >
        <EmptyState
          art="filtered"
          title="All moves are currently filtered out."
          hint="4 moves are hidden by 2 filters."
          action={<Button icon={FunnelX}>Clear Filters</Button>}
        />
      </Tile>
    </div>
  ),
}

export const Waiting: Story = { render: () => <Skeleton width={180} /> }
