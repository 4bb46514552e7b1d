import { tableAt, tablesInOrder } from '@tractrix/domain/detention'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { Badge } from '../../ui/marks/status-mark.tsx'
import { termsSubjectText, termsText } from '../clock/clock-words.ts'
import styles from './terms-editor.module.css'
import type { SavedTerms } from './use-terms.ts'

/** Every version of the table, the newest first; each opens to its rows. Versions are never changed. */
export function TermsVersions({ versions, now }: { versions: readonly SavedTerms[]; now: number }) {
  if (versions.length === 0) return null
  const inForce = tableAt(tablesInOrder(versions), now)
  return (
    <section className={styles.versions} aria-label={t('Versions')}>
      <h3>{t('Versions')}</h3>
      {[...versions].reverse().map(version => (
        <details key={version.id}>
          <summary>
            {t('Version {version}, from {time}', {
              version: version.version,
              time: formatTimestamp(version.validFrom),
            })}
            {version.version === inForce?.version && <Badge tone="green">{t('In force')}</Badge>}
            {Date.parse(version.validFrom) > now && <Badge tone="silver">{t('Planned')}</Badge>}
            <span className={styles.quiet}>{savedText(version)}</span>
          </summary>
          <ul>
            {version.rows.map(row => (
              <li key={termsSubjectText(row)}>
                {termsSubjectText(row)}:{' '}
                {termsText({ ...row, currency: version.currency, version: version.version })}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

const savedText = ({ savedAt, savedBy }: SavedTerms): string =>
  savedBy === null
    ? t('saved {time}', { time: formatTimestamp(savedAt) })
    : t('saved {time} by {name}', { time: formatTimestamp(savedAt), name: savedBy })
