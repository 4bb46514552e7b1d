import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { dialogFrame, panelFrame } from '../../ui/lazy/part-frames.tsx'

// The first screen does without them.
export const TruckList = lazyPart(async () => (await import('./truck-list.tsx')).TruckList, panelFrame).Part

export const AvailabilityDialog = lazyPart(
  async () => (await import('./availability-dialog.tsx')).AvailabilityDialog,
  dialogFrame,
).Part
