import { useNow } from '../../platform/clock.ts'
import { useFeatures } from '../../platform/feature/features-context.ts'
import { useLiveLink, useLiveStatus } from '../../platform/live/live-link-context.tsx'
import { formatClock } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { useSiteIfAny } from '../../sites/index.ts'
import { DotMark, Pulse } from '../../ui/marks/small-marks.tsx'
import { StatusItem } from '../../ui/surfaces/status-item.tsx'
import styles from './status-footer.module.css'

/** How alive the screen is, and the yard in a few figures. */
export function StatusFooter() {
  const site = useSiteIfAny()
  const features = useFeatures()
  return (
    <footer className={styles.footer} data-part="status">
      <LiveMark />
      {site && features.map(({ name, FooterPart }) => FooterPart && <FooterPart key={name} />)}
      <span className={styles.owner}>© {new Date().getFullYear()} Tractrix</span>
    </footer>
  )
}

/** `Live` with the age of the last event, or the time of the last update while cut off. */
export function LiveMark() {
  const link = useLiveLink()
  const status = useLiveStatus()
  const now = useNow()
  if (status.state === 'idle') return <span>{t('Not live: no site is selected')}</span>
  const last = link.lastEventAt
  if (status.state !== 'connected') {
    return (
      <StatusItem>
        <DotMark tone="grey" shape="ring" />
        {last === null ? t('Connecting') : t('Last update {time}', { time: formatClock(last) })}
      </StatusItem>
    )
  }
  const age = last === null ? 0 : Math.max(0, Math.floor((now - last) / 1000))
  return (
    <StatusItem>
      <Pulse />
      <b>{t('Live')}</b>
      {t('last event {age} s ago', { age })}
    </StatusItem>
  )
}
