import { chargesOf } from '@tractrix/domain/detention'
import { useQuery } from 'urql'
import { useNow } from '../../platform/clock.ts'
import { DetentionStatementDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { t } from '../../platform/words.ts'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import { LoadingNotice } from '../../ui/surfaces/loading-notice.tsx'
import { moneyListText } from '../clock/money-text.ts'
import styles from './detention-statement.module.css'
import { StatementLine } from './statement-line.tsx'

/** What the stay of a trailer costs and why, one clock after the other, with the sum (OP-OPEN-30). */
export function DetentionStatement({ trailerId }: { trailerId: string }) {
  const now = useNow()
  const [{ data, fetching, error }, execute] = useQuery({
    query: DetentionStatementDocument,
    variables: { trailerId },
    requestPolicy: 'cache-and-network',
    context: OWN_ERRORS,
  })
  const lines = data?.detentionStatement.lines
  if (lines === undefined) {
    if (error === undefined) return <LoadingNotice />
    const retry = () => execute({ requestPolicy: 'network-only' })
    return <LoadFailed title={t('The statement is not known.')} trying={fetching} onRetry={retry} />
  }
  const totals = chargesOf(lines, now)
  return (
    <section className={styles.statement} aria-label={t('Statement')}>
      <ol className={styles.lines}>
        {lines.map(line => (
          <StatementLine key={line.from} line={line} />
        ))}
      </ol>
      <p className={styles.total}>
        <span>{t('Cost so far')}</span>
        <b>{moneyListText(totals)}</b>
      </p>
    </section>
  )
}
