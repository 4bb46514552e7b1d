import { subjectOf } from '@tractrix/domain/events'
import {
  eventOfHistoryKind,
  HISTORY_KINDS,
  type HistoryKind,
  historyKindLabel,
} from '@tractrix/domain/history'
import { useQuery } from 'urql'
import { LazyDateFilter } from '../../moves/index.ts'
import { HistoryActorsDocument, type HistoryActorsQuery } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { t } from '../../platform/words.ts'
import { useSite } from '../../sites/index.ts'
import { Combobox } from '../../ui/form/combobox.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Chip } from '../../ui/surfaces/chip.tsx'
import type { HistoryLine } from '../words/history-line.ts'
import { SUBJECTS, subjectLabel } from '../words/subject-label.ts'
import type { HistoryChoice } from './history-choice.ts'
import styles from './history-filters.module.css'

interface Props {
  choice: HistoryChoice
  onChoice: (choice: HistoryChoice) => void
}

const ALL = 'all'

/** By what the history of the site is filtered. */
export function HistoryFilters({ choice, onChoice }: Props) {
  const { subject, kind, record } = choice
  return (
    <div className={styles.filters}>
      <Select<HistoryLine['subject'] | typeof ALL>
        label={t('About')}
        className={styles.select}
        value={subject ?? ALL}
        options={[
          { value: ALL, label: t('About everything') },
          ...SUBJECTS.map(value => ({ value, label: subjectLabel(value) })),
        ]}
        onChange={value => onChoice({ ...choice, subject: value === ALL ? null : value, kind: null })}
      />
      {subject !== null && (
        <Select<HistoryKind | typeof ALL>
          label={t('Event')}
          className={styles.select}
          value={kind ?? ALL}
          options={[
            { value: ALL, label: t('Every event') },
            ...kindsOf(subject).map(value => ({ value, label: t(historyKindLabel(value)) })),
          ]}
          onChange={value => onChoice({ ...choice, kind: value === ALL ? null : value })}
        />
      )}
      <ActorFilter actorId={choice.actorId} onActor={actorId => onChoice({ ...choice, actorId })} />
      <LazyDateFilter size={36} value={choice.time} onChange={time => onChoice({ ...choice, time })} />
      {record !== null && (
        <Chip
          removeLabel={t('Take off the filter {filter}', { filter: record.name })}
          onRemove={() => onChoice({ ...choice, record: null })}
        >
          {record.name}
        </Chip>
      )}
    </div>
  )
}

const kindsOf = (subject: HistoryLine['subject']): readonly HistoryKind[] =>
  HISTORY_KINDS.filter(kind => subjectOf(eventOfHistoryKind(kind)) === subject)

type Actor = HistoryActorsQuery['historyActors'][number]

function ActorFilter(props: { actorId: string | null; onActor: (actorId: string | null) => void }) {
  const siteId = useSite().id
  const [{ data, fetching }] = useQuery({
    query: HistoryActorsDocument,
    variables: { siteId },
    context: OWN_ERRORS,
  })
  const actors = data?.historyActors ?? []
  return (
    <div className={styles.actor}>
      <Combobox<Actor>
        label={t('By')}
        placeholder={t('By anybody')}
        searchLabel={t('Person, truck or API key')}
        emptyText={t('Nobody has this name.')}
        value={actors.find(({ id }) => id === props.actorId) ?? null}
        options={actors}
        optionId={({ id }) => id}
        optionText={({ name }) => name}
        loading={fetching}
        clearable
        onChange={actor => props.onActor(actor?.id ?? null)}
      />
    </div>
  )
}
