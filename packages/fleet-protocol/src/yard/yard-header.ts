import type { Header } from '../wire/header.ts'

/** The name and version of our extension, in every message of it. */
export const YARD_PROFILE = 'yard/1'

/** Opens every message of profile yard/1: the header of VDA 5050 and the profile. */
export interface YardHeader extends Header {
  profile: typeof YARD_PROFILE
}
