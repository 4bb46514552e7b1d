import { trailerName } from '@tractrix/domain/trailers'
import { t } from '../../platform/words.ts'
import { type TrailerRow, useSiteZones } from '../../site-data/index.ts'
import { TrailerSize } from '../../trailers/index.ts'
import { Age } from '../../ui/marks/age.tsx'
import { Mono } from '../../ui/marks/text.tsx'
import { Banner } from '../../ui/surfaces/banner.tsx'
import { loadLabel, loadOf } from '../words/load-label.ts'
import styles from './merge-notice.module.css'

interface Props {
  /** The trailer of that carrier and number that is on site. */
  trailer: TrailerRow
  /** The name of the chosen spot; null: none. */
  target: string | null
}

/** What is on site of that name, and what merging would do with it (OP-TRM-26). */
export function MergeNotice({ trailer, target }: Props) {
  const { zones } = useSiteZones()
  const zone = zones.find(({ id }) => id === trailer.zoneId)?.name ?? null
  return (
    <Banner
      className={styles.notice}
      tone="yellow"
      title={t(
        "This trailer already exists. To check-in trailer in this zone click on 'Merge with existing trailer'",
      )}
    >
      <Mono>{trailerName(trailer)}</Mono>, <TrailerSize trailer={trailer} />, {loadLabel(loadOf(trailer))},{' '}
      {zone === null ? t('Missing Zone!') : t('at {zone}', { zone })}, <Age since={trailer.createdAt} />.
      {target !== null && target !== zone && ` ${t('Merging moves it to {spot}.', { spot: target })}`}
    </Banner>
  )
}
