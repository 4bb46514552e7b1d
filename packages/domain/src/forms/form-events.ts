import { recordedEvent } from '../platform/index.ts'
import type { FormType } from './form.ts'

/** What happens to filled-in forms; the subject is the submission. */
export const FORM_EVENTS = {
  submitted: recordedEvent<{ formType: FormType; moveId: string | null; truckId: string | null }>('create'),
} as const
