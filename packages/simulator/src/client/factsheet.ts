import { type Factsheet, type Header, INSTANT_ACTION_TYPES } from '@tractrix/fleet-protocol'
import { TRACTOR } from '../motion/tractor.ts'
import { KNOWN_ACTIONS } from '../orders/order-steps.ts'

/** What every simulated truck is and can, without header. */
export function factsheetBody(): Omit<Factsheet, keyof Header> {
  return {
    typeSpecification: {
      seriesName: 'Tractrix simulated yard tractor',
      seriesDescription: '4x2 electric terminal tractor with lifting fifth wheel',
      agvKinematic: 'THREEWHEEL',
      agvClass: 'TUGGER',
      maxLoadMass: 32_000,
      localizationTypes: ['NATURAL'],
      navigationTypes: ['AUTONOMOUS'],
    },
    physicalParameters: {
      speedMin: 0,
      speedMax: 6.7,
      accelerationMax: TRACTOR.accelMetersPerSecond2,
      decelerationMax: TRACTOR.decelMetersPerSecond2,
      heightMax: 3.2,
      width: TRACTOR.widthMeters,
      length: TRACTOR.lengthMeters,
    },
    protocolLimits: {
      maxStringLens: {},
      maxArrayLens: {},
      timing: {
        minOrderInterval: 0.1,
        minStateInterval: 0.1,
        defaultStateInterval: 1,
        visualizationInterval: 0.2,
      },
    },
    protocolFeatures: {
      optionalParameters: [],
      agvActions: [
        ...KNOWN_ACTIONS.map(actionType => ({ actionType, actionScopes: ['NODE' as const] })),
        ...Object.values(INSTANT_ACTION_TYPES).map(actionType => ({
          actionType,
          actionScopes: ['INSTANT' as const],
        })),
      ],
    },
    agvGeometry: {},
    loadSpecification: { loadSets: [] },
  }
}
