import { createContext, useContext } from 'react'

/** Which console this is. The small screen is no variant: width is asked where it matters. */
export type VariantName = 'operations' | 'integration' | 'customer'

/** What a variant shows; components ask this table and never the path. */
export interface Variant {
  name: VariantName
  /** The Add Move button of the header (OP-NAV-17, OP-NAV-18). */
  addMove: boolean
  /** The Priority column of move tables (MV-SITE-08, MV-DRA-02). */
  priorityColumn: boolean
  /** Actions column, edit controls and row actions (MV-SITE-09, MV-SITE-10, MV-OPEN-50). */
  rowActions: boolean
  /** Controls that change a move; without them rows can only be read. The role of the person decides too (MV-OPEN-03). */
  moveChanges: boolean
  /** Whether draft and history tables show ReferenceId; the Queue table always does (MV-DRA-03, MV-OPEN-51). */
  referenceIdEverywhere: boolean
  /** Rows are selected for the bulk testing actions (MV-CON-07, MV-OPEN-91). */
  testing: boolean
  /** Main tabs and site selector: the integration console is one page of one site (OP-CON-03, MV-OPEN-134). */
  navigation: boolean
  /** Simulated time in the header (OP-SIM-03). */
  simulatedTime: boolean
  /** The tabs at the bottom of small screens (OP-NAV-09). */
  bottomNavigation: boolean
}

export const VARIANTS = {
  operations: {
    name: 'operations',
    addMove: true,
    priorityColumn: true,
    rowActions: true,
    moveChanges: true,
    referenceIdEverywhere: false,
    testing: false,
    navigation: true,
    simulatedTime: true,
    bottomNavigation: true,
  },
  integration: {
    name: 'integration',
    addMove: false,
    priorityColumn: false,
    rowActions: false,
    moveChanges: false,
    referenceIdEverywhere: true,
    testing: true,
    navigation: false,
    simulatedTime: false,
    bottomNavigation: true,
  },
  customer: {
    name: 'customer',
    addMove: false,
    priorityColumn: true,
    rowActions: true,
    moveChanges: true,
    referenceIdEverywhere: false,
    testing: false,
    navigation: true,
    simulatedTime: true,
    bottomNavigation: false,
  },
} as const satisfies Record<VariantName, Variant>

/** The variant that a path belongs to (MV-SITE-07, OP-RTE-02). */
export function variantOfPath(path: string): Variant {
  if (/(^|\/)console(\/|$)/.test(path)) return VARIANTS.integration
  return /^\/sites\/[^/]+\/customer(\/|$)/.test(path) ? VARIANTS.customer : VARIANTS.operations
}

const VariantContext = createContext<Variant>(VARIANTS.operations)
export const VariantProvider = VariantContext.Provider

export function useVariant(): Variant {
  return useContext(VariantContext)
}
