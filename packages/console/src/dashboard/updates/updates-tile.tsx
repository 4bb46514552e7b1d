import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type ActivityEntry, ActivityIcon, actorText, MarkedText, updateText } from '../../activity/index.ts'
import { useNow } from '../../platform/clock.ts'
import { useLiveStatus } from '../../platform/live/live-link-context.tsx'
import { formatAge, formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { tabPath, useSite } from '../../sites/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Pulse } from '../../ui/marks/small-marks.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import { Tile } from '../../ui/surfaces/tile.tsx'
import styles from './updates-tile.module.css'
import { type UpdatesFilter, useUpdates } from './use-updates.ts'

/** What happened to moves and trailers of the site, newest first, as it happens (OP-DSH-24 to OP-DSH-28). */
export function UpdatesTile() {
  const [filter, setFilter] = useState<UpdatesFilter>('all')
  const { entries, loading, failed, trying, retry, clear } = useUpdates(filter)
  const live = useLiveStatus()
  return (
    <Tile
      title={t('Updates')}
      head={
        live.state === 'connected' && (
          <span className={styles.live}>
            <Pulse />
            {t('Live')}
          </span>
        )
      }
      aside={
        <>
          <Select<UpdatesFilter>
            label={t('Show updates of')}
            size={26}
            value={filter}
            options={[
              { value: 'all', label: t('All') },
              { value: 'move', label: t('Moves') },
              { value: 'trailer', label: t('Trailers') },
            ]}
            onChange={setFilter}
          />
          <Button size={26} variant="ghost" disabled={entries.length === 0} onClick={clear}>
            {t('Clear')}
          </Button>
        </>
      }
    >
      {failed && <LoadFailed title={t('The updates could not be loaded.')} trying={trying} onRetry={retry} />}
      {!failed && !loading && entries.length === 0 && <EmptyState title={t('Nothing happened yet.')} />}
      <ol className={styles.entries}>
        {entries.map(entry => (
          <Update key={entry.id} entry={entry} />
        ))}
      </ol>
    </Tile>
  )
}

/** One line; a press leads to the move or the trailer. */
function Update({ entry }: { entry: ActivityEntry }) {
  const site = useSite()
  const navigate = useNavigate()
  const age = useNow() - Date.parse(entry.at)
  const open = () =>
    entry.subject === 'move'
      ? void navigate({
          to: tabPath(site.id, 'queue'),
          search: { tab: 6, searchTerm: entry.subjectId } as never,
        })
      : void navigate({ to: tabPath(site.id, 'inventory'), search: { trailer: entry.subjectId } as never })
  const detail = [entry.error, actorText(entry)].filter(part => part !== null).join(', ')
  return (
    <li>
      <button type="button" className={styles.entry} onClick={open}>
        <time dateTime={entry.at} className={styles.age} data-tip={formatTimestamp(entry.at)}>
          {age < 1_000 ? t('now') : formatAge(age)}
        </time>
        <ActivityIcon entry={entry} />
        <span className={styles.text}>
          <span>
            <MarkedText text={updateText(entry)} />
          </span>
          {detail !== '' && <small className={styles.detail}>{detail}</small>}
        </span>
      </button>
    </li>
  )
}
