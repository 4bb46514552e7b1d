import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SentenceText } from '@tractrix/domain/platform'
import type { UpdatesConfig } from '@urql/exchange-graphcache'
import type { ComponentType, ReactNode } from 'react'
import type { AnyVariables } from 'urql'
import type { MainTab } from './main-tab.ts'
import type { PageRoute, RootRoute, SiteRoute } from './parent-routes.ts'

/** A line of the list of keys. The component in which the keys act binds them with `useShortcuts`. */
export interface KeyLine {
  /** Each with the keys of one press or sequence: `N`, `Shift E`, `G Q`. */
  keys: readonly string[]
  /** What they do, in English; translated where it is shown. */
  does: SentenceText
  /** Lines are sorted by this, smallest first. */
  order: number
}

/** A tile of the dashboard, which the Queue and Inventory tabs show. */
export interface DashboardTile {
  /** Unique among all tiles. */
  id: string
  /** In English; translated where it is shown. */
  title: SentenceText
  Tile: ComponentType
  /** Tiles are sorted by this, smallest first. */
  order: number
  /** The column of the wide dashboard in which it stands until somebody moves it. */
  column: 'left' | 'right'
  /** What it takes of the height of its column until somebody changes that, beside what the others take. */
  weight: number
  /** Whether small screens have it too: they show one tile. */
  onPhones: boolean
}

/** Asks the server ahead of the component that shows the answer. */
export type Prefetch = <Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => void

/** Everything that a feature adds to the console. The frame in `app/` reads this and knows no feature by name. */
export interface Feature {
  /** The name of its folder. */
  name: string
  /** It imports only features of lower tiers. */
  tier: number
  /** Pages beside those of a site. */
  rootRoutes?: (root: RootRoute) => readonly PageRoute[]
  /** Pages of a site, below `/sites/{id}`. */
  siteRoutes?: (site: SiteRoute) => readonly PageRoute[]
  tabs?: readonly MainTab[]
  tiles?: readonly DashboardTile[]
  /** At the end of the header, in the order of the features. Decides itself whether it is shown. */
  HeaderPart?: ComponentType
  /** Figures of the selected site in the footer of wide screens, in the order of the features. */
  FooterPart?: ComponentType
  /** Data and dialogs around every page of a site; that of an earlier feature is outside that of a later one. */
  SiteProvider?: ComponentType<{ children: ReactNode }>
  /** Drawn once beside every page: what listens, and what floats over the page. */
  BackgroundPart?: ComponentType
  keys?: readonly KeyLine[]
  /** What the page at an address shows first, asked at once; `siteId` is null for addresses that name no site. */
  prefetch?: (ask: Prefetch, siteId: string | null) => void
  /** How events and answers of the server change the GraphQL cache; no field belongs to two features. */
  cacheUpdates?: UpdatesConfig
}

/** A feature with the exact types of its routes, so that the router knows them. */
export function defineFeature<const Defined extends Feature>(feature: Defined): Defined {
  return feature
}
