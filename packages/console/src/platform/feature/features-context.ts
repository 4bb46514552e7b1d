import { createContext, useContext } from 'react'
import type { Feature } from './define-feature.ts'
import type { MainTab } from './main-tab.ts'
import { mainTabs } from './main-tabs.ts'

const FeaturesContext = createContext<readonly Feature[] | null>(null)
export const FeaturesProvider = FeaturesContext.Provider

/** Every feature of this console. */
export function useFeatures(): readonly Feature[] {
  const features = useContext(FeaturesContext)
  if (features === null) throw new Error('useFeatures needs a FeaturesProvider above it')
  return features
}

/** The main tabs of all features in their order, also those that this person does not see. */
export function useAllTabs(): readonly MainTab[] {
  return mainTabs(useFeatures())
}
