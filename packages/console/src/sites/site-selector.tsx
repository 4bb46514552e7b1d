import { useNavigate } from '@tanstack/react-router'
import { ChevronsUpDown, MapPin } from 'lucide-react'
import { useAllTabs } from '../platform/feature/features-context.ts'
import { t } from '../platform/words.ts'
import { Button } from '../ui/actions/button.tsx'
import { Popover } from '../ui/layers/popover.tsx'
import { useSiteIfAny } from './site-context.tsx'
import { SiteList } from './site-list.tsx'
import { tabPath, tabToOpen } from './site-paths.ts'
import styles from './site-selector.module.css'
import { useShownTab } from './use-shown-tab.ts'
import { useSites } from './use-sites.ts'

/** Names the selected site and leads to another one, on the same tab (OP-NAV-11 to OP-NAV-15). */
export function SiteSelector() {
  const { sites, failed } = useSites()
  const selected = useSiteIfAny()
  const tab = tabToOpen(useShownTab()?.tab ?? null, useAllTabs())
  const navigate = useNavigate()
  const reasons = failed ? [t('Unable to load')] : sites?.length === 1 ? [t('There is only one site.')] : []
  const choose = (siteId: string) => void navigate({ to: tabPath(siteId, tab) })
  const trigger = (
    <Button
      icon={MapPin}
      iconAfter={ChevronsUpDown}
      reasons={reasons}
      title={t('Select a site')}
      className={styles.selector}
      data-part="site-selector"
    >
      <span className={styles.name}>
        {failed ? t('Unable to load') : (selected?.name ?? t('Select a site'))}
      </span>
    </Button>
  )
  if (reasons.length > 0) return trigger
  return (
    <Popover trigger={trigger}>
      {close => (
        <div className={styles.list}>
          <SiteList
            sites={sites ?? []}
            selectedId={selected?.id ?? null}
            onChoose={siteId => {
              close()
              choose(siteId)
            }}
          />
        </div>
      )}
    </Popover>
  )
}
