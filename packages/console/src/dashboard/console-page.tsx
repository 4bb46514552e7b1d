import { QueueTile } from '../moves/index.ts'
import { t } from '../platform/words.ts'
import { SITES_PATH, SitesFailed, useSiteIfAny, useSites } from '../sites/index.ts'
import { TextLink } from '../ui/actions/link-button.tsx'
import { EmptyState } from '../ui/surfaces/empty-state.tsx'
import styles from './console-page.module.css'

/** `/console`: the integration console, the move tables of one site with the testing actions (MV-SITE-07, OP-RTE-09). */
export function ConsolePage() {
  const site = useSiteIfAny()
  const { sites, failed, retry } = useSites()
  if (site !== null) {
    return (
      <div className={styles.page}>
        <QueueTile />
      </div>
    )
  }
  if (failed) return <SitesFailed onRetry={retry} />
  if (sites === null) return null
  return (
    <EmptyState
      title={t('No site is selected.')}
      hint={t('Open a site once, or name it in the address: /console?siteId=…')}
      action={<TextLink href={SITES_PATH}>{t('Choose a site')}</TextLink>}
    />
  )
}
