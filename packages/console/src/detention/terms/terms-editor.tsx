import { CURRENCY_CODES, tableAt, tablesInOrder } from '@tractrix/domain/detention'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../platform/clock.ts'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { sentenceText } from '../../platform/sentence-text.ts'
import { formatDay } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { showToast } from '../../ui/layers/toast-queue.ts'
import { Banner } from '../../ui/surfaces/banner.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { TermsBegin } from './terms-begin.tsx'
import { termsChanges } from './terms-changes.ts'
import { draftOf, draftProblems, type RowDraft, rowsOf, validFromOf, withNewRow } from './terms-draft.ts'
import styles from './terms-editor.module.css'
import { TermsRowFields } from './terms-row-fields.tsx'
import { TermsVersions } from './terms-versions.tsx'
import { useSaveTerms } from './use-save-terms.ts'
import type { SavedTerms } from './use-terms.ts'

interface Props {
  siteId: string
  /** All of them, in the order in which they were saved. */
  versions: readonly SavedTerms[]
  /** The one that is changed; null: the site has none. */
  base: SavedTerms | null
  width: number
  onShowNewest: () => void
  onClose: () => void
}

/** Changes a table and says what that changes from when on; saves it as a new version. */
export function TermsEditor({ siteId, versions, base, width, onShowNewest, onClose }: Props) {
  const now = useNow()
  const [opened] = useState(() => draftOf(base))
  const [draft, setDraft] = useState(opened)
  const [refusal, setRefusal] = useState<readonly string[]>([])
  const [asking, setAsking] = useState(false)
  const { save, saving } = useSaveTerms(siteId)
  const offline = useOfflineReason()
  const problems = draftProblems(draft, versions, now)
  const tables = tablesInOrder(versions)
  const begin = Date.parse(validFromOf(draft) ?? new Date(now).toISOString())
  const successor = tables.find(({ validFrom }) => Date.parse(validFrom) > begin)
  const changes =
    problems.length > 0
      ? []
      : termsChanges(tableAt(tables, begin), { currency: draft.currency, rows: rowsOf(draft) })
  const isStale = (versions.at(-1)?.version ?? 0) > (base?.version ?? 0)
  const unchanged = changes.length === 0 ? [t('Nothing was changed.')] : []
  const refused = problems.length > 0 ? problems.map(({ sentence }) => sentenceText(sentence)) : unchanged
  const reasons = offline.length > 0 ? offline : [...new Set(refused)]
  const close = () => (draft !== opened && !saving ? setAsking(true) : onClose())
  const send = async () => {
    const refused = await save(draft, base?.version ?? 0)
    setRefusal(refused)
    if (refused.length > 0) return
    showToast({ tone: 'green', title: t('Free time and rates are saved.') })
    onClose()
  }
  const changeRow = (row: RowDraft) =>
    setDraft({ ...draft, rows: draft.rows.map(each => (each.key === row.key ? row : each)) })
  const removeRow = (key: number) => setDraft({ ...draft, rows: draft.rows.filter(row => row.key !== key) })
  return (
    <Dialog
      open
      onClose={close}
      title={t('Free time and rates')}
      width={width}
      footer={
        <>
          <Button size={36} variant="ghost" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button
            size={36}
            variant="primary"
            busy={saving}
            reasons={reasons}
            title={t('The table cannot be saved')}
            onClick={() => void send()}
          >
            {t('Save')}
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        {refusal.map(sentence => (
          <Banner key={sentence} tone="red" title={sentence} />
        ))}
        {isStale && (
          <Banner
            tone="yellow"
            title={t('Somebody else has saved a newer table.')}
            action={<LinkButton onClick={onShowNewest}>{t('Show it and drop my changes')}</LinkButton>}
          />
        )}
        <div className={styles.settings}>
          <Field label={t('Currency')}>
            <Select
              value={draft.currency}
              options={CURRENCY_CODES.map(code => ({ value: code, label: code }))}
              onChange={currency => setDraft({ ...draft, currency })}
            />
          </Field>
          <TermsBegin draft={draft} problems={problems} onChange={setDraft} />
        </div>
        {draft.rows.length === 0 ? (
          <EmptyState
            title={t('The table has no rows: trailers have no terms.')}
            hint={t('A row for any carrier and any load is for every trailer.')}
          />
        ) : (
          <ul className={styles.rows} aria-label={t('Rows')}>
            {draft.rows.map((row, position) => (
              <TermsRowFields
                key={row.key}
                row={row}
                currency={draft.currency}
                problems={problems.filter(problem => problem.row === position)}
                onChange={changeRow}
                onRemove={() => removeRow(row.key)}
              />
            ))}
          </ul>
        )}
        <div>
          <Button icon={Plus} onClick={() => setDraft(withNewRow(draft))}>
            {t('Add Row')}
          </Button>
        </div>
        <p className={styles.quiet}>
          {t(
            'The more specific row counts: first carrier and load, then carrier, then load. A clock that runs keeps the terms with which it began; one without terms takes the first for it, and counts from then on. A day has 24 hours.',
          )}
        </p>
        {changes.length > 0 && (
          <section className={styles.changes} aria-label={t('What changes')}>
            <h3>
              {draft.fromDay === null
                ? t('What changes now')
                : t('What changes from {day} on', { day: formatDay(draft.fromDay) })}
            </h3>
            <ul>
              {changes.map(change => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            {successor && (
              <p>
                {t('Version {version}, which is planned, takes its place on {day}.', {
                  version: successor.version,
                  day: formatDay(successor.validFrom),
                })}
              </p>
            )}
          </section>
        )}
        <TermsVersions versions={versions} now={now} />
      </div>
      <ConfirmDialog
        open={asking}
        title={t('Discard these changes?')}
        confirmLabel={t('Discard')}
        cancelLabel={t('Keep editing')}
        danger
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {t('What you entered has not been saved.')}
      </ConfirmDialog>
    </Dialog>
  )
}
