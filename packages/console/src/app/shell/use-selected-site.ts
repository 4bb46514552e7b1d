import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { banners } from '../../platform/errors/banners.ts'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { lastSite, lastTab, storedPath } from '../../platform/remembered/remembered-settings.ts'
import { useShownPath } from '../../platform/routing/use-shown-path.ts'
import { variantOfPath } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import {
  consoleSiteId,
  SITES_PATH,
  type SiteRow,
  siteOfPath,
  useShownTab,
  useSites,
} from '../../sites/index.ts'

/**
 * The site that the path names, or null. Remembers it with its tab; a site that is malformed, unknown or not open
 * to the user is forgotten, said, and leads to `/sites` (OP-RTE-25 to OP-RTE-28, OP-OPEN-80).
 */
export function useSelectedSite(): SiteRow | null {
  const path = useShownPath()
  const { sites } = useSites()
  const navigate = useNavigate()
  const remembered = useConsoleSite(path, sites)
  const siteId = siteOfPath(path) ?? remembered
  const tab = useShownTab()?.tab ?? null
  const site = sites?.find(known => known.id === siteId) ?? null
  const knownId = site?.id ?? null
  const invalid = siteOfPath(path) !== null && sites !== null && site === null

  useEffect(() => {
    if (knownId === null) return
    lastSite.write(knownId)
    storedPath.clear()
    if (tab !== null) lastTab.write(tab)
  }, [knownId, tab])

  useEffect(() => {
    if (!invalid) return
    lastSite.clear()
    storedPath.clear()
    banners.show({ tone: 'red', title: t('Invalid site ID') })
    void navigate({ to: SITES_PATH, replace: true })
  }, [invalid, navigate])

  return site
}

/** The site of the integration console (MV-OPEN-134); null on every other path. */
function useConsoleSite(path: string, sites: readonly SiteRow[] | null): string | null {
  const asked = useRouterState({ select: state => readSiteId(state.location.search) })
  const [last] = useRemembered(lastSite)
  if (sites === null || variantOfPath(path).name !== 'integration') return null
  return consoleSiteId({ asked, lastSite: last, siteIds: sites.map(site => site.id) })
}

function readSiteId(search: { siteId?: unknown }): string | null {
  return typeof search.siteId === 'string' ? search.siteId : null
}
