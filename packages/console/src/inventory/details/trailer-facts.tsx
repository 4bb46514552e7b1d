import { trailerName } from '@tractrix/domain/trailers'
import { type ReactNode, useState } from 'react'
import { DetentionFacts, DetentionStatement, HoldClock } from '../../detention/index.ts'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { useSiteMoves } from '../../site-data/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Age } from '../../ui/marks/age.tsx'
import { Mono, Quiet } from '../../ui/marks/text.tsx'
import { DetailList } from '../../ui/surfaces/detail-list.tsx'
import { TrailerLocation } from '../cells/trailer-location.tsx'
import styles from './trailer-facts.module.css'
import type { TrailerDetails } from './use-trailer-details.ts'

/** Where the trailer is, since when, what comes next, and what was noted. */
export function TrailerFacts({ trailer }: { trailer: TrailerDetails }) {
  const { moves } = useSiteMoves()
  const next = moves.find(move => move.trailer?.id === trailer.id)
  return (
    <>
      <dl className={styles.facts}>
        {trailer.archived ? (
          <>
            <Fact name={t('Last spot')}>
              {trailer.priorZone === null ? t('Missing Zone!') : <Mono>{trailer.priorZone.name}</Mono>}
            </Fact>
            {trailer.archivedAt !== null && (
              <Fact name={t('Checked out')}>{formatTimestamp(trailer.archivedAt)}</Fact>
            )}
          </>
        ) : (
          <>
            <Fact name={t('Location')}>
              <TrailerLocation trailer={trailer} zone={trailer.zone?.name ?? null} />
            </Fact>
            <Fact name={t('On site')}>
              <Age since={trailer.createdAt} />
            </Fact>
            {next !== undefined && (
              <Fact name={t('Next')}>
                {NEXT_WORDS[next.status]()}
                {next.toZone !== null && (
                  <>
                    {' '}
                    <Quiet>{t('to')}</Quiet> <Mono>{next.toZone.name}</Mono>
                  </>
                )}
              </Fact>
            )}
          </>
        )}
        <Fact name={t('Created At')}>{formatTimestamp(trailer.createdAt)}</Fact>
        <Fact name={t('Notes')}>{trailer.notes ?? <Quiet>–</Quiet>}</Fact>
      </dl>
      <TrailerClockFacts trailer={trailer} />
    </>
  )
}

/** Free time and cost, the way to hold the clock, and the statement. */
function TrailerClockFacts({ trailer }: { trailer: TrailerDetails }) {
  const [open, setOpen] = useState(false)
  if (trailer.detention === null) return null
  return (
    <div className={styles.clock}>
      <DetentionFacts clock={trailer.detention} />
      <div className={styles.clockActions}>
        <HoldClock trailer={trailer} />
        <Button size={26} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('Statement')}
        </Button>
      </div>
      {open && <DetentionStatement trailerId={trailer.id} />}
    </div>
  )
}

const NEXT_WORDS = {
  draft: () => t('Draft'),
  pending: () => t('Pending'),
  in_progress: () => t('In Progress'),
  complete: () => t('Completed'),
  canceled: () => t('Canceled'),
  error: () => t('Errored'),
} as const

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Every field of the trailer as keys and values, folded away (OP-TRM-04, OP-OPEN-31). */
export function TrailerAllFields({ trailer }: { trailer: TrailerDetails }) {
  const { detention: _clock, ...fields } = trailer
  return (
    <details className={styles.all}>
      <summary>{t('Trailer Details')}</summary>
      <DetailList of={{ name: trailerName(trailer), ...fields }} />
    </details>
  )
}
