import { USER_INFO_COOKIE } from '@tractrix/domain/users'
import { storedPath } from './remembered/remembered-settings.ts'

/** Keeps where the user is and goes to the sign-in page, which leads back there (OP-ROL-08, MV-OPEN-04). */
export function goToLogin(
  location: Pick<Location, 'pathname' | 'search' | 'assign'> = window.location,
): void {
  const path = location.pathname + location.search
  storedPath.write(path)
  location.assign(`/login?returnTo=${encodeURIComponent(path)}`)
}

/**
 * Whether somebody is signed in by all that can be seen from here: the session's own cookie is hidden, the readable
 * one beside it lives as long (MV-CST-21). Only the server knows.
 */
export function seemsSignedIn(cookies: string = document.cookie): boolean {
  return cookies.split('; ').some(cookie => cookie.startsWith(`${USER_INFO_COOKIE}=`))
}
