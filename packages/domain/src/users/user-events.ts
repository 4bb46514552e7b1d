import { recordedEvent } from '../platform/index.ts'
import type { ApiKeyScope } from './api-key-rights.ts'

/** What happens to people; addresses are IP addresses, null where none is known. They belong to no site, so their events stand in the sequence without a site. */
export const USER_EVENTS = {
  signed_in: recordedEvent<{ address: string | null }>('update'),
  /** The password was wrong. */
  sign_in_refused: recordedEvent<{ address: string }>('update'),
  signed_out: recordedEvent<Record<string, never>>('update'),
} as const

/** What happens to API keys of a site. */
export const API_KEY_EVENTS = {
  created: recordedEvent<{ name: string; scopes: readonly ApiKeyScope[]; expiresAt: string }>('create'),
  revoked: recordedEvent<{ name: string }>('update'),
} as const
