import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllTabs } from '../platform/feature/features-context.ts'
import { lastSite, lastTab, storedPath } from '../platform/remembered/remembered-settings.ts'
import { fallbackPath, useSites } from '../sites/index.ts'

/** Leads from a path that shows nothing to where the user most likely wants to be (OP-RTE-20 to OP-RTE-24). */
export function FallbackRedirect() {
  const { sites } = useSites()
  const tabs = useAllTabs()
  const [was] = useState(() => ({
    storedPath: storedPath.read(),
    lastSite: lastSite.read(),
    lastTab: lastTab.read(),
  }))
  if (sites === null) return null
  const path = fallbackPath({ ...was, siteIds: sites.map(site => site.id), tabs })
  return <Navigate to={path} replace />
}
