import type { InstantActions, Order } from '@tractrix/fleet-protocol'

/** How one manufacturer's vehicles want to be talked to. */
export interface Dialect {
  /** Header version that we write; null: the one the vehicle writes itself. */
  version: string | null
  /** Name of the list in instant actions. */
  instantActionsKey: 'actions' | 'instantActions'
  /** Name of a node's tolerance in meters. */
  deviationKey: 'allowedDeviationXY' | 'allowedDeviationXy'
  /** What pick and drop say of station and load: our zone types and `trailer`, or these words. */
  stationType: string | null
  loadType: string
  /** True: takes the custom actions of profile yard/1 even before it has published `yardState`. */
  speaksYardProfile: boolean
  /** True: refuses an order while it charges, so charging is stopped first. */
  stopsChargingFirst: boolean
}

const STANDARD: Dialect = {
  version: null,
  instantActionsKey: 'actions',
  deviationKey: 'allowedDeviationXY',
  stationType: null,
  loadType: 'trailer',
  speaksYardProfile: false,
  stopsChargingFirst: true,
}

/** What differs from the standard, by manufacturer as it stands in the topic. */
export type DialectTable = Readonly<Record<string, Partial<Dialect>>>

/** The manufacturers we know. */
export const KNOWN_DIALECTS: DialectTable = {
  tractrix: { speaksYardProfile: true, stopsChargingFirst: false },
  'vda-5050-lib': {
    version: '2.0.0',
    instantActionsKey: 'instantActions',
    deviationKey: 'allowedDeviationXy',
    stationType: 'floor',
    loadType: 'EPAL',
  },
}

export const dialectOf = (manufacturer: string, table: DialectTable): Dialect => ({
  ...STANDARD,
  ...(Object.hasOwn(table, manufacturer) ? table[manufacturer] : {}),
})

/** An order of 2.1 as this dialect spells it. */
export function orderInDialect(order: Order, { deviationKey }: Dialect): unknown {
  if (deviationKey === 'allowedDeviationXY') return order
  const nodes = order.nodes.map(node => {
    if (node.nodePosition?.allowedDeviationXY === undefined) return node
    const { allowedDeviationXY, ...position } = node.nodePosition
    return { ...node, nodePosition: { ...position, [deviationKey]: allowedDeviationXY } }
  })
  return { ...order, nodes }
}

/** Instant actions of 2.1 as this dialect spells them. */
export function instantActionsInDialect(message: InstantActions, { instantActionsKey }: Dialect): unknown {
  if (instantActionsKey === 'actions') return message
  const { actions, ...header } = message
  return { ...header, [instantActionsKey]: actions }
}
