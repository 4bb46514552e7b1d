import { type ReactNode, useEffect } from 'react'
import { goToLogin } from '../platform/session.ts'
import { t } from '../platform/words.ts'
import { Button } from '../ui/actions/button.tsx'
import { EmptyState } from '../ui/surfaces/empty-state.tsx'
import { LoadingNotice } from '../ui/surfaces/loading-notice.tsx'
import { MeProvider, useSignedIn } from '../users/index.ts'
import styles from './signed-in.module.css'

/** Shows the console to who is signed in and sends everybody else to the sign-in page (OP-ROL-08, OP-ROL-09). */
export function SignedIn({ children }: { children: ReactNode }) {
  const { user, failed, retry } = useSignedIn()
  const nobody = user === null
  useEffect(() => {
    if (nobody) goToLogin()
  }, [nobody])
  if (failed) {
    return (
      <main className={styles.page}>
        <EmptyState
          title={t('The server cannot be reached.')}
          hint={t('The yard keeps working. Try again in a moment.')}
          action={<Button onClick={retry}>{t('Try again')}</Button>}
        />
      </main>
    )
  }
  if (user === undefined)
    return (
      <main className={styles.page}>
        <LoadingNotice />
      </main>
    )
  if (user === null) return null
  return <MeProvider value={user}>{children}</MeProvider>
}
