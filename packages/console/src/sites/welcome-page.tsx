import { useNavigate } from '@tanstack/react-router'
import { useAllTabs } from '../platform/feature/features-context.ts'
import { useRemembered } from '../platform/remembered/remembered-setting.ts'
import { lastTab } from '../platform/remembered/remembered-settings.ts'
import { t } from '../platform/words.ts'
import { EmptyState } from '../ui/surfaces/empty-state.tsx'
import { LoadingNotice } from '../ui/surfaces/loading-notice.tsx'
import { SiteList } from './site-list.tsx'
import { tabPath, tabToOpen } from './site-paths.ts'
import { SitesFailed } from './sites-failed.tsx'
import { useSites } from './use-sites.ts'
import styles from './welcome-page.module.css'

/** `/sites`: asks which site to open (OP-RTE-01). */
export function WelcomePage() {
  const { sites, failed, retry } = useSites()
  const [last] = useRemembered(lastTab)
  const tab = tabToOpen(last, useAllTabs())
  const navigate = useNavigate()
  if (failed) return <SitesFailed onRetry={retry} />
  if (sites === null) return <LoadingNotice />
  if (sites.length === 0) {
    return (
      <EmptyState
        title={t('No site is open to you.')}
        hint={t('Ask an administrator to give you a role at a site.')}
      />
    )
  }
  return (
    <section className={styles.page}>
      <div>
        <h1 className={styles.title}>{t('Welcome')}</h1>
        <p className={styles.hint}>{t('Choose a site to see its moves, trailers and trucks.')}</p>
      </div>
      <div className={styles.list}>
        <SiteList
          sites={sites}
          selectedId={null}
          // On a phone the keyboard would cover the list.
          autoFocus={!matchMedia('(pointer: coarse)').matches}
          onChoose={siteId => void navigate({ to: tabPath(siteId, tab) })}
        />
      </div>
    </section>
  )
}
