import { createRoute } from '@tanstack/react-router'
import { phrase } from '@tractrix/domain/platform'
import { Package } from 'lucide-react'
import { defineFeature } from '../platform/feature/define-feature.ts'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { panelFrame } from '../ui/lazy/part-frames.tsx'
import { BulkUploadNotices } from './bulk-upload/bulk-upload-notices.tsx'
import { readInventorySearch } from './model/inventory-search.ts'
import { InventoryTile } from './panel/inventory-tile.tsx'
import { TrailerDialogs } from './trailer-dialogs.tsx'

const InventoryPage = lazyPart(
  async () => (await import('./page/inventory-page.tsx')).InventoryPage,
  panelFrame,
).Part

/** The trailers of the yard: what is on site, what left, and the dialogs about one of them. */
export const inventoryFeature = defineFeature({
  name: 'inventory',
  tier: 5,
  siteRoutes: site => [
    createRoute({
      getParentRoute: () => site,
      path: '/inventory',
      validateSearch: readInventorySearch,
      component: InventoryPage,
    }),
  ],
  tabs: [{ tab: 'inventory', label: phrase('Inventory'), icon: Package, keys: 'G I', order: 30 }],
  tiles: [
    {
      id: 'inventory',
      title: phrase('Inventory'),
      Tile: InventoryTile,
      order: 20,
      column: 'left',
      weight: 38,
      onPhones: false,
    },
  ],
  SiteProvider: TrailerDialogs,
  BackgroundPart: BulkUploadNotices,
  keys: [
    {
      keys: ['Shift E', 'Shift O', 'Shift C'],
      does: phrase('On a trailer: edit, check out, confirm drop off'),
      order: 125,
    },
    {
      keys: ['Shift U', 'Shift R'],
      does: phrase('On a trailer that left: Undo Checkout, Re-Check-In'),
      order: 126,
    },
  ],
})
