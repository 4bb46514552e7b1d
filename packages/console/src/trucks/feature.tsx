import { defineFeature } from '../platform/feature/define-feature.ts'
import { TruckFigures } from './footer/truck-figures.tsx'

/** Trucks: how they look, whether they are given moves. */
export const trucksFeature = defineFeature({ name: 'trucks', tier: 3, FooterPart: TruckFigures })
