import { useState } from 'react'
import { useQuery } from 'urql'
import { TrailerImportRowsDocument } from '../../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../../platform/graphql/graphql-client.ts'
import { t } from '../../../platform/words.ts'
import { LinkButton, TextLink } from '../../../ui/actions/link-button.tsx'
import { LoadFailed } from '../../../ui/surfaces/load-failed.tsx'
import { ErrorRows } from '../parts/error-rows.tsx'
import { SuccessRows } from '../parts/success-rows.tsx'
import styles from './import-results.module.css'
import type { ImportFacts } from './use-trailer-import.ts'

/** Successful uploads that are shown before somebody asks for all. */
const FIRST = 6

/** What became of the lines of an import: Errors and Successful Uploads (OP-TRM-31). */
export function ImportResults({ found }: { found: ImportFacts }) {
  const [isAll, setAll] = useState(false)
  const [{ data, error }, execute] = useQuery({
    query: TrailerImportRowsDocument,
    variables: { id: found.id },
    requestPolicy: 'network-only',
    context: OWN_ERRORS,
  })
  const rows = data?.trailerImport
  if (!rows)
    return error ? (
      <LoadFailed
        title={t('The results could not be loaded.')}
        onRetry={() => execute({ requestPolicy: 'network-only' })}
      />
    ) : null
  const { errors, successes } = rows
  const errorCount = found.refusedCount + found.keptCount
  const successCount = found.addedCount + found.changedCount + found.unchangedCount
  return (
    <div className={styles.results}>
      {errorCount > 0 && (
        <ErrorRows
          rows={errors}
          count={errorCount}
          end={
            <TextLink href={`/sites/${found.siteId}/trailer-imports/${found.id}/errors`} download>
              {t('Errors as CSV')}
            </TextLink>
          }
        />
      )}
      {found.status !== 'taken_back' && (
        <SuccessRows
          rows={isAll ? successes : successes.slice(0, FIRST)}
          count={successCount}
          end={
            !isAll &&
            successes.length > FIRST && (
              <LinkButton onClick={() => setAll(true)}>
                {t('Show all {count}', { count: successCount })}
              </LinkButton>
            )
          }
        />
      )}
    </div>
  )
}
