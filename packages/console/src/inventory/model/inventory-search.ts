/** The tabs of the Inventory panel, by their keys in the address (OP-INV-01). */
export const INVENTORY_TABS = ['onSite', 'archived'] as const
export type InventoryTabKey = (typeof INVENTORY_TABS)[number]

/** What stands behind the question mark of the inventory page. */
export interface InventorySearch {
  tab?: InventoryTabKey | undefined
  /** The trailer whose details are open, by id. */
  trailer?: string | undefined
}

export function readInventorySearch({ tab, trailer }: Record<string, unknown>): InventorySearch {
  const known = INVENTORY_TABS.find(key => key === tab)
  return { ...(known && { tab: known }), ...(typeof trailer === 'string' && { trailer }) }
}
