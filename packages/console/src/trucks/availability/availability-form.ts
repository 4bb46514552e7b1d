import type { FormType } from '@tractrix/domain/forms'
import type { TruckAvailability } from '@tractrix/domain/trucks'

/** The form that goes with setting an availability (MV-OPEN-89). */
const FORMS = {
  available: 'truckInspection',
  internal: 'truckInternal',
  unavailable: 'truckUnavailable',
} as const satisfies Record<TruckAvailability, FormType>

/** The form to be filled before; null: nothing is asked, because the truck was inspected today (MV-CNF-04). */
export function availabilityForm(availability: TruckAvailability, inspectedToday: boolean): FormType | null {
  const form = FORMS[availability]
  return form === 'truckInspection' && inspectedToday ? null : form
}

/** The calendar day in the browser's own time zone, `2026-05-12` (MV-OPEN-90). */
export function localDay(epochMs: number): string {
  const date = new Date(epochMs)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
