import type { Feature } from './define-feature.ts'
import type { MainTab } from './main-tab.ts'

/** The main tabs of all features in their order. */
export function mainTabs(features: readonly Feature[]): readonly MainTab[] {
  return features.flatMap(({ tabs = [] }) => tabs).sort((a, b) => a.order - b.order)
}
