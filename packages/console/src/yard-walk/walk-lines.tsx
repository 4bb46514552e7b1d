import { trailerName } from '@tractrix/domain/trailers'
import type { WalkFinding, WalkSighting } from '@tractrix/domain/yard-walk'
import { Undo2 } from 'lucide-react'
import { t } from '../platform/words.ts'
import type { TrailerRow } from '../site-data/index.ts'
import { Button } from '../ui/actions/button.tsx'
import { Mono, Quiet } from '../ui/marks/text.tsx'
import { FINDING_TONES, findingText } from './finding-text.ts'
import styles from './walk-lines.module.css'

interface Props {
  sightings: readonly WalkSighting[]
  findings: readonly WalkFinding[]
  trailers: readonly TrailerRow[]
  nameOf: (zoneId: string) => string | null
  onUndo: (zoneId: string) => void
}

/** What was seen, the last first, each spot with how it stands to what is recorded. */
export function WalkLines({ sightings, findings, trailers, nameOf, onUndo }: Props) {
  const known = new Map(trailers.map(trailer => [trailer.id, trailer]))
  return (
    <ol className={styles.lines} aria-label={t('Spots that were seen')}>
      {sightings.toReversed().map(({ zoneId, trailer }) => (
        <li key={zoneId} className={styles.line}>
          <Mono className={styles.spot}>{nameOf(zoneId) ?? '?'}</Mono>
          <div className={styles.words}>
            <span>{trailer ? <Mono>{trailerName(trailer)}</Mono> : t('empty')}</span>
            {findings
              .filter(finding => finding.zoneId === zoneId)
              .map(finding => (
                <Quiet key={finding.kind}>
                  <span className={styles.finding} data-tone={FINDING_TONES[finding.kind]}>
                    {namedOther(finding, trailer, known)}
                    {findingText(finding, nameOf)}
                  </span>
                </Quiet>
              ))}
          </div>
          <Button
            size={44}
            variant="ghost"
            icon={Undo2}
            aria-label={t('Undo {spot}', { spot: nameOf(zoneId) ?? '' })}
            onClick={() => onUndo(zoneId)}
          >
            {t('Undo')}
          </Button>
        </li>
      ))}
    </ol>
  )
}

/** The name of a trailer that the finding is about, where that is not the one which was seen. */
function namedOther(
  finding: WalkFinding,
  seen: WalkSighting['trailer'],
  known: ReadonlyMap<string, TrailerRow>,
): string {
  const other = 'trailerId' in finding ? known.get(finding.trailerId) : undefined
  if (other === undefined || (seen !== null && trailerName(seen) === trailerName(other))) return ''
  return `${trailerName(other)} `
}
