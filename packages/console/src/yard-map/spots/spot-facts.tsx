import { awaitsConfirmation } from '@tractrix/domain/trailers'
import { t } from '../../platform/words.ts'
import type { TrailerRow, ZoneRow } from '../../site-data/index.ts'
import { TrailerSize } from '../../trailers/index.ts'
import { Mono } from '../../ui/marks/text.tsx'
import type { MapContents } from '../contents/use-map-contents.ts'
import styles from './spot-facts.module.css'
import { spotStatus } from './spot-status.ts'

/** State, trailer and plan of a spot, in words. */
export function SpotFacts({
  zone,
  trailer,
  contents,
}: {
  zone: ZoneRow
  trailer: TrailerRow | null
  contents: MapContents
}) {
  const status = spotStatus(zone, contents.activeMoves)
  const isUnconfirmed =
    trailer !== null && awaitsConfirmation(trailer, contents.site.config.enableTrailerConfirmDropoff)
  return (
    <div className={styles.facts}>
      {(status || isUnconfirmed) && (
        <p className={styles.badges}>
          {status && (
            <span className={styles.badge} data-tone={status.tone}>
              {t(status.chip)}
            </span>
          )}
          {isUnconfirmed && (
            <span className={styles.badge} data-tone="gold">
              {t('Drop-off not confirmed')}
            </span>
          )}
        </p>
      )}
      {trailer ? <TrailerLines trailer={trailer} /> : <p>{t('Empty')}</p>}
      {status?.line && <p>{t(status.line.text, status.line.values)}</p>}
      {status?.waits && <p>{t('Waiting: {reason}', { reason: status.waits })}</p>}
    </div>
  )
}

function TrailerLines({ trailer }: { trailer: TrailerRow }) {
  const load = trailer.loaded === null ? null : trailer.loaded ? t('loaded') : t('empty')
  return (
    <>
      <Mono as="p" className={styles.trailer}>{`${trailer.scac} ${trailer.serial}`}</Mono>
      <p>
        <TrailerSize trailer={trailer} />
        {load !== null && `, ${load}`}
      </p>
    </>
  )
}
