import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether `npm run prove` runs the tests, which may then take long. */
    proof: boolean
  }
}

/** Rounds or seeds of a test: few in `npm test`, all of them in `npm run prove`. */
export function scaled<Amount>(inTests: Amount, inProof: Amount): Amount {
  return inject('proof') ? inProof : inTests
}
