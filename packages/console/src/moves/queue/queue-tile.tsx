import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRerenderLog } from '../../platform/settings/rerender-log.ts'
import { t } from '../../platform/words.ts'
import { isDraft, isQueued, useFailureBanner, useSiteMoves } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { panelFrame } from '../../ui/lazy/part-frames.tsx'
import { Banner } from '../../ui/surfaces/banner.tsx'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import { TabGroup, type TabItem, TabList, TabPanel } from '../../ui/surfaces/tabs.tsx'
import { Tile } from '../../ui/surfaces/tile.tsx'
import { TableArea } from '../../ui/table/table-area.tsx'
import { DateFilterOff } from '../history/date-filter-off.tsx'
import { LazyDateFilter } from '../history/lazy-date-filter.tsx'
import type { HistoryTime } from '../history-tabs/history-range.ts'
import { useMovePolling } from '../lists/use-move-polling.ts'
import { missingMoves } from '../words/missing-moves.ts'
import { DraftSection } from './draft-section.tsx'
import { QueueSummary } from './queue-summary.tsx'
import { QueueTable } from './queue-table.tsx'
import type { QueueTabKey } from './queue-tabs.ts'
import styles from './queue-tile.module.css'
import { useQueueTab } from './use-queue-tab.ts'
import { useUnseenError } from './use-unseen-error.ts'

// The first list does without it: it comes with the first history tab.
const HistoryPanel = lazyPart(
  async () => (await import('../history/history-panel.tsx')).HistoryPanel,
  panelFrame,
).Part

/** The Queue panel with its tabs (OP-DSH-05). */
export function QueueTile() {
  const site = useSite()
  useRerenderLog('QueueTile')
  const { tabs, tab, open, searchTerm, setSearchTerm, small } = useQueueTab()
  const { moves, loading, asking, failed, error, updatesFailed, refetch } = useSiteMoves()
  const bannerExplains = useFailureBanner(t('Unable to load moves'), error)
  const awaited = loading || failed
  const [historyTime, setHistoryTime] = useState<HistoryTime>('month')
  const hasUnseenError = useUnseenError(site.id, tab === 'error')
  useMovePolling(refetch, updatesFailed)
  // Whoever comes to Search by its key wants to type there; who comes back by a click or by Back does not.
  const [searchKeyPresses, setSearchKeyPresses] = useState(0)
  useEffect(() => {
    if (tab !== 'search') setSearchKeyPresses(0)
  }, [tab])
  const openByKey = (key: QueueTabKey) => {
    open(key)
    if (key === 'search') setSearchKeyPresses(count => count + 1)
  }
  useShortcuts(
    Object.fromEntries(tabs.map((offered, index) => [String(index + 1), () => openByKey(offered.key)])),
  )

  // A list that is not there has no count, not even 0.
  const counts: Partial<Record<QueueTabKey, number>> = awaited
    ? {}
    : { queued: moves.filter(isQueued).length, ...(small && { drafts: moves.filter(isDraft).length }) }
  const items: TabItem<QueueTabKey>[] = tabs.map(({ key, label }) => ({
    id: key,
    label: t(label),
    count: counts[key],
    ...(key === 'error' && hasUnseenError && { unseen: t('New since your last visit') }),
    ...(key === 'search' && { icon: Search }),
  }))
  const openTab = tab === 'queued' || tab === 'drafts'
  return (
    <TabGroup value={tab} onChange={open} className={styles.group}>
      <Tile
        className={styles.tile}
        title={t('Queue')}
        head={<TabList label={t('Moves by status')} look={small ? 'chips' : 'line'} tabs={items} />}
        aside={
          !small &&
          (openTab ? (
            <DateFilterOff value={historyTime} />
          ) : (
            <LazyDateFilter value={historyTime} onChange={setHistoryTime} />
          ))
        }
      >
        {updatesFailed && <UpdatesFailed />}
        <TabPanel id={tab} className={styles.panel}>
          <TableArea>
            {small && openTab && <QueueSummary moves={awaited ? null : moves} />}
            {openTab && failed && (
              <LoadFailed title={missingMoves(bannerExplains)} trying={asking} onRetry={refetch} />
            )}
            {tab === 'queued' && !failed && <QueueTable moves={moves} loading={awaited} fill={small} />}
            {tab === 'queued' && !small && !failed && <DraftSection moves={moves} loading={awaited} />}
            {tab === 'drafts' && !failed && <DraftSection moves={moves} loading={awaited} bare />}
            {!openTab && (
              <HistoryPanel
                key={`${site.id} ${tab}`}
                tab={tab}
                historyTime={historyTime}
                onHistoryTime={setHistoryTime}
                searchTerm={searchTerm}
                onSearchTerm={setSearchTerm}
                searchKeyPresses={searchKeyPresses}
              />
            )}
          </TableArea>
        </TabPanel>
      </Tile>
    </TabGroup>
  )
}

/** A banner while live updates of moves fail; it can be closed (OP-ERR-10). */
function UpdatesFailed() {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <Banner
      className={styles.banner}
      tone="yellow"
      title={t('Error getting move updates')}
      onClose={() => setClosed(true)}
    >
      {t('The list reloads every minute instead.')}
    </Banner>
  )
}
