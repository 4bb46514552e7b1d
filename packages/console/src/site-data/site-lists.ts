import { type Context, createContext, useContext } from 'react'
import type { OpenMoves } from './moves/use-open-moves.ts'
import type { SiteTrailers } from './trailers/use-trailers.ts'
import type { SiteTrucks } from './trucks/use-trucks.ts'
import type { SiteZones } from './zones/use-zones.ts'

// One context for each list: who reads a list is drawn again only when that list changes.
export const SiteZonesContext = createContext<SiteZones | null>(null)
export const SiteTrailersContext = createContext<SiteTrailers | null>(null)
export const SiteTrucksContext = createContext<SiteTrucks | null>(null)
export const SiteMovesContext = createContext<OpenMoves | null>(null)

/** Every zone of the selected site, and how it stands with the list. */
export const useSiteZones = () => useList(SiteZonesContext)

/** Every trailer on the selected site, and how it stands with the list. */
export const useSiteTrailers = () => useList(SiteTrailersContext)

/** The trucks of the selected site that are in service, by name, and how it stands with the list. */
export const useSiteTrucks = () => useList(SiteTrucksContext)

/** Drafts, pending and in-progress moves of the selected site, and how it stands with the list. */
export const useSiteMoves = () => useList(SiteMovesContext)

function useList<List>(context: Context<List | null>): List {
  const list = useContext(context)
  if (list === null) throw new Error('The lists of a site need a SiteDataProvider above')
  return list
}
