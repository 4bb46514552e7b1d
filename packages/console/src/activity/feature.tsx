import { defineFeature } from '../platform/feature/define-feature.ts'
import { liveActivity } from './live-activity.ts'

/** What happened at the site; its parts stand on the pages of higher features. */
export const activityFeature = defineFeature({ name: 'activity', tier: 4.5, cacheUpdates: liveActivity })
