import { JOB_REASONS } from '@tractrix/domain/moves'
import type { JobReason, JobReasonCode } from './vehicle-port.ts'

/** A reason with the vehicle's own words, or ours when it says nothing. */
export function jobReason(code: JobReasonCode, words?: string): JobReason {
  return { code, text: words === undefined || words === '' ? JOB_REASONS.texts[code] : words }
}
