import type { Header } from '../wire/header.ts'

export interface FactsheetAction {
  actionType: string
  actionDescription?: string
  actionScopes: ('INSTANT' | 'NODE' | 'EDGE')[]
}

/** Topic `factsheet`, vehicle to server, retained: what the vehicle is and can. We read only what is named here. */
export interface Factsheet extends Header {
  typeSpecification?: {
    seriesName: string
    seriesDescription?: string
    agvKinematic: string
    agvClass: string
    /** Kilograms. */
    maxLoadMass: number
    localizationTypes: string[]
    navigationTypes: string[]
  }
  physicalParameters?: {
    speedMin: number
    speedMax: number
    accelerationMax: number
    decelerationMax: number
    heightMin?: number
    heightMax: number
    width: number
    length: number
  }
  protocolLimits?: unknown
  protocolFeatures?: {
    optionalParameters: unknown[]
    agvActions: FactsheetAction[]
  }
  agvGeometry?: unknown
  loadSpecification?: unknown
}
