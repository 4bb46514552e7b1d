import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { banners } from '../../platform/banners.ts'
import { lastSite, lastTab, storedPath } from '../../platform/remembered-settings.ts'
import { useShownPath } from '../../platform/use-shown-path.ts'
import { t } from '../../platform/words.ts'
import { SITES_PATH, type SiteRow, siteOfPath, tabOfPath, useSites } from '../../sites/index.ts'

/**
 * The site that the path names, or null. Remembers it with its tab; a site that is malformed, unknown or not open
 * to the user is forgotten, said, and leads to `/sites` (OP-RTE-25 to OP-RTE-28, OP-OPEN-80).
 */
export function useSelectedSite(): SiteRow | null {
  const path = useShownPath()
  const { sites } = useSites()
  const navigate = useNavigate()
  const siteId = siteOfPath(path)
  const tab = tabOfPath(path)
  const site = sites?.find(known => known.id === siteId) ?? null
  const knownId = site?.id ?? null
  const invalid = siteId !== null && sites !== null && site === null

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
