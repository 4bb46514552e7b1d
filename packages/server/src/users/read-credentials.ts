import type { Credentials } from './sign-in.ts'

/** Longer input is no e-mail address and no password, and hashing it would only cost time. */
const LONGEST = { email: 320, password: 1_000 }

export type SignInBody = Credentials & { returnTo: unknown; demo: string | null }

/** The body of `POST /login`, or the sentence that says what is wrong with it. */
export function readSignInBody(body: unknown): SignInBody | string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'Send e-mail and password.'
  const { email, password, returnTo, demo } = body as Record<string, unknown>
  if (typeof demo === 'string' && demo !== '') return { email: '', password: '', returnTo, demo }
  if (!isText(email, LONGEST.email)) return 'E-mail is missing.'
  if (!isText(password, LONGEST.password)) return 'Password is missing.'
  return { email: email.trim(), password, returnTo, demo: null }
}

/** PostgreSQL cannot hold the character NUL, and nobody types it. */
function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest && !value.includes('\0')
}
