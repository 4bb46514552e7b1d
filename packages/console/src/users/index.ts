export { initials } from './initials.ts'
export { MeProvider, useCan, useIsAdmin, useMe, useSignedIn } from './use-me.ts'
