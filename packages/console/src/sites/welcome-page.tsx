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
    <section className="m-auto flex w-full max-w-[420px] flex-col gap-4 p-6">
      <div>
        <h1 className="text-20 font-semibold tracking-[-.01em]">{t('Welcome')}</h1>
        <p className="text-14 text-fg-2">{t('Choose a site to see its moves, trailers and trucks.')}</p>
      </div>
      <div className="welcome-list rounded-lg border border-line bg-surface p-3">
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
