import { lazy } from 'react'
import { loadPart } from '../../platform/load-part.ts'

// The first screen does without them; give them a Suspense.
export const TruckList = lazy(async () => ({
  default: (await loadPart(() => import('./truck-list.tsx'))).TruckList,
}))

export const AvailabilityDialog = lazy(async () => ({
  default: (await loadPart(() => import('./availability-dialog.tsx'))).AvailabilityDialog,
}))
