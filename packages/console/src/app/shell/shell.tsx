import { Outlet } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFeatures } from '../../platform/feature/features-context.ts'
import { useShownPath } from '../../platform/routing/use-shown-path.ts'
import { useRerenderLog } from '../../platform/settings/rerender-log.ts'
import { useVariant, VariantProvider, variantOfPath } from '../../platform/variant.ts'
import { useRegionKeys } from '../../ui/keys/use-region-keys.ts'
import { VisuallyHidden } from '../../ui/marks/text.tsx'
import { useBelow } from '../../ui/theme/use-media-query.ts'
import { useMe, variantOfRole } from '../../users/index.ts'
import { BannerStrip } from './banner-strip.tsx'
import { Header } from './header/header.tsx'
import { MainNav } from './header/main-nav.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import styles from './shell.module.css'
import { SiteScope } from './site-scope.tsx'
import { StatusFooter } from './status-footer.tsx'
import { usePageTitle } from './use-page-title.ts'
import { useSelectedSite } from './use-selected-site.ts'
import { useTabKeys } from './use-tab-keys.ts'

/** Everything around the pages: header, strips, footer or bottom navigation. */
export function Shell() {
  const path = useShownPath()
  const site = useSelectedSite()
  const me = useMe()
  const siteId = site?.id ?? null
  const variant = useMemo(() => variantOfRole(variantOfPath(path), me, siteId), [path, me, siteId])
  return (
    <VariantProvider value={variant}>
      <SiteScope site={site}>
        <Frame />
      </SiteScope>
    </VariantProvider>
  )
}

function Frame() {
  const phone = useBelow(768)
  const { bottomNavigation, navigation } = useVariant()
  const title = usePageTitle()
  const features = useFeatures()
  useTabKeys()
  useRegionKeys()
  useRerenderLog('Shell')
  return (
    <div className={styles.shell}>
      <OfflineNotice />
      <Header />
      <BannerStrip />
      <main className={styles.main}>
        {title !== null && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
        <Outlet />
      </main>
      {phone ? bottomNavigation && navigation && <MainNav bottom /> : <StatusFooter />}
      {features.map(({ name, BackgroundPart }) => BackgroundPart && <BackgroundPart key={name} />)}
    </div>
  )
}
