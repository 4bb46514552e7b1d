import { QueueTile } from '../moves/index.ts'
import { t } from '../platform/words.ts'
import { SITES_PATH, SitesFailed, useSiteIfAny, useSites } from '../sites/index.ts'
import { EmptyState } from '../ui/surfaces/empty-state.tsx'

/** `/console`: the integration console, the move tables of one site with the testing actions (MV-SITE-07, OP-RTE-09). */
export function ConsolePage() {
  const site = useSiteIfAny()
  const { sites, failed, retry } = useSites()
  if (site !== null) {
    return (
      <div className="console-page">
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
      action={
        <a className="link" href={SITES_PATH}>
          {t('Choose a site')}
        </a>
      }
    />
  )
}
