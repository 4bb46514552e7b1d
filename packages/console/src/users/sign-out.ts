import { storedPath } from '../platform/remembered/remembered-settings.ts'

/** Ends the session and shows the sign-in page; also when the server does not answer, which then asks again. */
export async function signOut(): Promise<void> {
  storedPath.clear()
  try {
    await fetch('/logout', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{}',
    })
  } finally {
    window.location.assign('/login')
  }
}
