import { MAX_TRUCK_ALERTS } from '@tractrix/domain/trucks'
import type { State } from '@tractrix/fleet-protocol'
import type { VehicleErrorReport, VehicleTelemetry } from '../../../vehicles/vehicle-port.ts'

/** Longer types and texts are cut, in characters: 20 errors stay under 25 kB in any script. */
const MAX_TYPE = 64
const MAX_TEXT = 240

/** The errors of a state within fixed limits, the fatal ones first; equal ones count once. */
export function reportedErrors(state: State | null): Pick<VehicleTelemetry, 'errors' | 'errorsOmitted'> {
  const distinct = new Map<string, VehicleErrorReport>()
  let omitted = 0
  const reports = (state?.errors ?? []).toSorted((a, b) => rank(a.errorLevel) - rank(b.errorLevel))
  for (const { errorType, errorLevel, errorDescription, errorHint } of reports) {
    const type = cut(errorType, MAX_TYPE)
    const text = cut(errorDescription || errorHint || '', MAX_TEXT)
    const key = `${errorLevel}\n${type}\n${text}`
    if (distinct.has(key)) continue
    if (distinct.size < MAX_TRUCK_ALERTS) distinct.set(key, { type, level: errorLevel, text })
    else omitted += 1
  }
  return { errors: [...distinct.values()], errorsOmitted: omitted }
}

const rank = (level: string): number => (level === 'FATAL' ? 0 : 1)

/** Whole characters only; line breaks and control characters have no place in a line. */
function cut(text: string, limit: number): string {
  const line = text
    .slice(0, limit * 4)
    .replace(/\p{C}+/gu, ' ')
    .trim()
  const characters = [...line]
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : line
}
