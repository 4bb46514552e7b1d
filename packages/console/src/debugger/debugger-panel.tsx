import { useNow } from '../platform/clock.ts'
import { useLiveLink, useLiveStatus } from '../platform/live/live-link-context.tsx'
import { lastPollAt } from '../platform/live/polling.ts'
import { useShownPath } from '../platform/routing/use-shown-path.ts'
import { useConsoleFeatures } from '../platform/settings/console-features.ts'
import { useVariant } from '../platform/variant.ts'
import { t } from '../platform/words.ts'
import { useSiteData } from '../site-data/index.ts'
import { useSiteIfAny } from '../sites/index.ts'
import { useMe } from '../users/index.ts'
import styles from './debugger-panel.module.css'

/** Support data: ids, raw values, environment, times of the last poll and event; no action (MV-OPEN-17). */
export function DebuggerPanel() {
  const site = useSiteIfAny()
  return (
    <aside className={styles.panel} aria-label={t('Debugger')}>
      <Facts siteId={site?.id ?? null} />
      {site !== null && <OpenMoves />}
    </aside>
  )
}

function Facts({ siteId }: { siteId: string | null }) {
  useNow()
  const { environmentName } = useConsoleFeatures()
  const link = useLiveLink()
  const status = useLiveStatus()
  const me = useMe()
  const facts = {
    environment: environmentName ?? 'production',
    site: siteId,
    user: me.id,
    sub: me.sub,
    globalPermissions: me.globalPermissions.join(' '),
    variant: useVariant().name,
    path: useShownPath(),
    link: status.state,
    lastEvent: isoTime(link.lastEventAt),
    lastPoll: isoTime(lastPollAt()),
  }
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === null || value === '' ? '-' : value}</dd>
        </div>
      ))}
    </dl>
  )
}

function OpenMoves() {
  const { openMoves } = useSiteData()
  return (
    <table>
      <thead>
        <tr>
          {['id', 'version', 'status', 'type', 'source', 'waitReasons', 'truck', 'updatedAt'].map(name => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {openMoves.map(move => (
          <tr key={move.id}>
            <td>{move.id}</td>
            <td>{move.version}</td>
            <td>{move.status}</td>
            <td>{move.type}</td>
            <td>{move.source}</td>
            <td>{move.waitReasons.map(({ code }) => code).join(' ') || '-'}</td>
            <td>{move.truck?.id ?? '-'}</td>
            <td>{move.updatedAt}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function isoTime(epochMs: number | null): string | null {
  return epochMs === null ? null : new Date(epochMs).toISOString()
}
