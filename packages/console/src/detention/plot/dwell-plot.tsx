import { useState } from 'react'
import { useQuery } from 'urql'
import { DwellHistoryDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { t } from '../../platform/words.ts'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import { LoadingNotice } from '../../ui/surfaces/loading-notice.tsx'
import { DwellBars } from './dwell-bars.tsx'
import { type DwellDayRow, dayText } from './dwell-days.ts'
import styles from './dwell-plot.module.css'

const DAYS = 30

/** How many trailers were on site and over their free time on each of the last 30 days (OP-OPEN-30). */
export function DwellPlot({ siteId }: { siteId: string }) {
  const [{ data, fetching, error }, execute] = useQuery({
    query: DwellHistoryDocument,
    variables: { siteId, days: DAYS },
    requestPolicy: 'cache-and-network',
    context: OWN_ERRORS,
  })
  if (data) return <PlotOf days={data.dwellHistory} />
  if (error === undefined) return <LoadingNotice />
  const retry = () => execute({ requestPolicy: 'network-only' })
  return <LoadFailed title={t('The last 30 days are not known.')} trying={fetching} onRetry={retry} />
}

/** The bars with the words for the day that is looked at: today, unless another one is chosen. */
function PlotOf({ days }: { days: readonly DwellDayRow[] }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const at = Math.min(chosen ?? days.length - 1, days.length - 1)
  const day = days[at]
  if (day === undefined) return null
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>
        <b>{t('Last {count} days', { count: days.length })}</b>
        <span className={styles.readout}>
          <span>{dayText(day.date)}</span>
          <span className={styles.onSite} data-part="key">
            {t('{count} on site', { count: day.onSite })}
          </span>
          <span className={styles.over} data-part="key">
            {t('{count} over free time', { count: day.overFreeTime })}
          </span>
        </span>
      </figcaption>
      <DwellBars days={days} at={at} onChoose={setChosen} />
      <div className={styles.dates} aria-hidden="true">
        <span>{dayText(days[0]!.date)}</span>
        <span>{dayText(days.at(-1)!.date)}</span>
      </div>
    </figure>
  )
}
