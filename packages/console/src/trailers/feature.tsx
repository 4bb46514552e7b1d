import { defineFeature } from '../platform/feature/define-feature.ts'
import { TrailerFigure } from './trailer-figure.tsx'

/** Trailers on site. */
export const trailersFeature = defineFeature({ name: 'trailers', tier: 3, FooterPart: TrailerFigure })
