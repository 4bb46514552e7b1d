import { storedPath } from './remembered-settings.ts'

/** Keeps where the user is and goes to the sign-in page, which leads back there (OP-ROL-08, MV-OPEN-04). */
export function goToLogin(
  location: Pick<Location, 'pathname' | 'search' | 'assign'> = window.location,
): void {
  const path = location.pathname + location.search
  storedPath.write(path)
  location.assign(`/login?returnTo=${encodeURIComponent(path)}`)
}
