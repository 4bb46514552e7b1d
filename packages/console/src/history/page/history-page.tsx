import { Download, Filter } from 'lucide-react'
import { useMemo, useState } from 'react'
import { t } from '../../platform/words.ts'
import { useFailureBanner } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import { Tile, TileFoot } from '../../ui/surfaces/tile.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { RowAction } from '../../ui/table/model/table-types.ts'
import { useCan } from '../../users/index.ts'
import type { HistoryLine } from '../words/history-line.ts'
import { historyCard } from './history-card.tsx'
import { exportAddress, FIRST_CHOICE, type HistoryChoice } from './history-choice.ts'
import { historyColumns } from './history-columns.tsx'
import { HistoryFilters } from './history-filters.tsx'
import styles from './history-page.module.css'
import { useRecordNames } from './use-record-names.ts'
import { useSiteHistory } from './use-site-history.ts'

/** What happened at the site, for Managers and admins: filtered, page by page, and as a file. */
export function HistoryPage() {
  const mayRead = useCan('history.read', useSite().id)
  return (
    <div className={styles.page}>
      {mayRead ? (
        <SiteHistory />
      ) : (
        <EmptyState title={t('Only Managers of the site may read its history.')} />
      )}
    </div>
  )
}

function SiteHistory() {
  const { id: siteId } = useSite()
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const { lines, where, loading, asking, failed, error, retry, page, older, newer } = useSiteHistory(choice)
  const bannerExplains = useFailureBanner(t('Unable to load the history'), error)
  const nameOf = useRecordNames()
  const columns = useMemo(() => historyColumns(nameOf), [nameOf])
  const card = useMemo(() => historyCard(nameOf), [nameOf])
  const actions = useMemo(() => rowActions(record => setChoice(now => ({ ...now, record }))), [])
  return (
    <Tile
      title={t('History')}
      className={styles.tile}
      aside={
        <ButtonLink variant="ghost" icon={Download} href={exportAddress(siteId, where)} download>
          {t('Export')}
        </ButtonLink>
      }
    >
      <HistoryFilters choice={choice} onChoice={setChoice} />
      {failed ? (
        <LoadFailed
          title={bannerExplains ? t('The history is not known.') : t('Unable to load the history')}
          trying={asking}
          onRetry={retry}
        />
      ) : (
        <>
          <DataTable
            label={t('History')}
            rows={lines}
            columns={columns}
            rowId={({ id }) => id}
            rowLabel={({ subjectName, subjectId }) => subjectName ?? subjectId}
            manual
            list={JSON.stringify([choice, page])}
            actions={actions}
            actionsWidth={44}
            loading={loading}
            fill
            columnsKey="siteHistory"
            card={card}
            empty={<NothingFound onClear={() => setChoice(FIRST_CHOICE)} choice={choice} />}
          />
          <TileFoot>
            <nav className={styles.pages} aria-label={t('Pages')}>
              <span>{t('Page {page}', { page })}</span>
              <Button
                size={26}
                variant="ghost"
                className={styles.step}
                disabled={newer === null}
                onClick={() => newer?.()}
              >
                {t('Newer')}
              </Button>
              <Button
                size={26}
                variant="ghost"
                className={styles.step}
                disabled={older === null}
                onClick={() => older?.()}
              >
                {t('Older')}
              </Button>
            </nav>
          </TileFoot>
        </>
      )}
    </Tile>
  )
}

function NothingFound({ choice, onClear }: { choice: HistoryChoice; onClear: () => void }) {
  const isFiltered = choice !== FIRST_CHOICE
  return (
    <EmptyState
      art="filtered"
      title={t('Nothing was recorded that fits.')}
      action={isFiltered && <Button onClick={onClear}>{t('Clear Filters')}</Button>}
    />
  )
}

function rowActions(
  onRecord: (record: NonNullable<HistoryChoice['record']>) => void,
): readonly RowAction<HistoryLine>[] {
  return [
    {
      id: 'record',
      label: t('Only this record'),
      icon: Filter,
      shown: 'icon',
      run: ({ subjectId, subjectName }) =>
        onRecord({ id: subjectId, name: subjectName ?? subjectId.slice(0, 8) }),
    },
  ]
}
