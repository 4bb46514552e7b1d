import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { TrailerHistoryQuery } from '../../platform/graphql/graphql.generated.ts'
import { formatIsoDay } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import styles from './earlier-stays.module.css'

type Stay = NonNullable<TrailerHistoryQuery['trailerHistory']>['earlierStays'][number]

interface Props {
  stays: readonly Stay[]
  /** What happened in the stay of that record. */
  historyOf: (trailerId: string) => ReactNode
}

/** The stays of the same trailer before this one; each opens its own history. */
export function EarlierStays({ stays, historyOf }: Props) {
  const [opened, setOpened] = useState<string | null>(null)
  if (stays.length === 0) return null
  return (
    <div className={styles.stays}>
      <h4>{t('Earlier stays')}</h4>
      <ul>
        {stays.map(stay => {
          const isOpen = stay.trailerId === opened
          return (
            <li key={stay.trailerId}>
              <Button
                size={26}
                variant="ghost"
                icon={isOpen ? ChevronDown : ChevronRight}
                aria-expanded={isOpen}
                onClick={() => setOpened(isOpen ? null : stay.trailerId)}
              >
                {stayText(stay)}
              </Button>
              {isOpen && historyOf(stay.trailerId)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function stayText({ arrivedAt, leftAt }: Stay): string {
  const from = formatIsoDay(arrivedAt)
  const to = leftAt === null ? null : formatIsoDay(leftAt)
  return to === null || to === from ? from : t('{from} to {to}', { from, to })
}
