import type { ErrorComponentProps } from '@tanstack/react-router'
import { t } from '../platform/words.ts'
import { Button } from '../ui/actions/button.tsx'
import styles from './error-page.module.css'

/** What stands in place of a page that failed; the message unfolds (OP-NAV-27, OP-NAV-28). */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <section className={styles.page} role="alert">
      <h1 className={styles.title}>{t('Something went wrong.')}</h1>
      <details className={styles.details}>
        <summary className={styles.summary}>{t('Show the message')}</summary>
        <pre className={styles.message}>{error instanceof Error ? error.message : String(error)}</pre>
      </details>
      <div className={styles.actions}>
        <Button variant="primary" onClick={reset}>
          {t('Try again')}
        </Button>
        <Button onClick={() => window.location.reload()}>{t('Reload the page')}</Button>
      </div>
    </section>
  )
}
