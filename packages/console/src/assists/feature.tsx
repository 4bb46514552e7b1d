import { phrase } from '@tractrix/domain/platform'
import { LifeBuoy } from 'lucide-react'
import { defineFeature } from '../platform/feature/define-feature.ts'

/** Calls of trucks for help; so far its tab. */
export const assistsFeature = defineFeature({
  name: 'assists',
  tier: 5,
  tabs: [
    {
      tab: 'siteassist',
      label: phrase('SiteAssist'),
      icon: LifeBuoy,
      keys: 'G S',
      order: 40,
      ability: 'siteAssist.open',
      comesLater: true,
    },
  ],
})
