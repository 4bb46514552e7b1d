import { phrase } from '@tractrix/domain/platform'
import { ChartNoAxesColumn } from 'lucide-react'
import { defineFeature } from '../platform/feature/define-feature.ts'

/** Figures of a site; so far its tab. */
export const metricsFeature = defineFeature({
  name: 'metrics',
  tier: 5,
  tabs: [
    {
      tab: 'metrics',
      label: phrase('Metrics'),
      icon: ChartNoAxesColumn,
      keys: 'G T',
      order: 50,
      flag: 'enableMetricsPage',
      comesLater: true,
    },
  ],
})
