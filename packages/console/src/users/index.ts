export { initials } from './initials.ts'
export { signOut } from './sign-out.ts'
export { MeProvider, useCan, useIsAdmin, useMe, useSignedIn } from './use-me.ts'
export { variantOfRole } from './variant-of-role.ts'
