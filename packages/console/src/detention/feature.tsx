import { defineFeature } from '../platform/feature/define-feature.ts'
import { liveTerms } from './terms/live-terms.ts'

/** How long trailers are on site against free time and rates; its parts stand on the pages of higher features. */
export const detentionFeature = defineFeature({ name: 'detention', tier: 4, cacheUpdates: liveTerms })
