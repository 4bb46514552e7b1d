import { recordedEvent } from '../platform/index.ts'
import type { TermsVersion } from './detention-terms.ts'

/** What happens to the table of free time and rates of a site. */
export const DETENTION_TERMS_EVENTS = {
  /** A new version; the data hold it whole. */
  saved: recordedEvent<TermsVersion>('create'),
} as const
