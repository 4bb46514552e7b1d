import { Outlet } from '@tanstack/react-router'
import { SitesFailed, useSiteIfAny, useSites } from '../sites/index.ts'
import { LoadingNotice } from '../ui/surfaces/loading-notice.tsx'

/**
 * Every page of a site stands inside this: nothing of it is drawn before the site is known, so that a page opened by
 * its address may rely on the site while the list of sites is still on its way.
 */
export function SitePage() {
  const site = useSiteIfAny()
  const { failed, retry } = useSites()
  if (site !== null) return <Outlet />
  return failed ? <SitesFailed onRetry={retry} /> : <LoadingNotice />
}
