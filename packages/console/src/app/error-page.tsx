import type { ErrorComponentProps } from '@tanstack/react-router'
import { t } from '../platform/words.ts'
import { Button } from '../ui/actions/button.tsx'

/** What stands in place of a page that failed; the message unfolds (OP-NAV-27, OP-NAV-28). */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <section className="m-auto flex max-w-[560px] flex-col gap-3 p-6" role="alert">
      <h1 className="text-16 font-semibold">{t('Something went wrong.')}</h1>
      <details className="text-fg-2">
        <summary className="cursor-pointer">{t('Show the message')}</summary>
        <pre className="mt-2 overflow-x-auto rounded border border-line bg-sunken p-3 font-mono text-12 whitespace-pre-wrap">
          {error instanceof Error ? error.message : String(error)}
        </pre>
      </details>
      <div className="flex gap-2">
        <Button variant="primary" onClick={reset}>
          {t('Try again')}
        </Button>
        <Button onClick={() => window.location.reload()}>{t('Reload the page')}</Button>
      </div>
    </section>
  )
}
