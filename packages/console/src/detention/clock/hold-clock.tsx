import { openHold } from '@tractrix/domain/detention'
import { CirclePause, CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { t } from '../../platform/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { showToast } from '../../ui/layers/toast-queue.ts'
import { useCan } from '../../users/index.ts'
import { HoldDialog } from './hold-dialog.tsx'
import type { TrailerClock } from './trailer-clock.ts'
import { useClockCommands } from './use-clock-commands.ts'

/** A trailer whose clock can be held. */
export interface ClockedTrailer {
  id: string
  siteId: string
  archived: boolean
  detention: TrailerClock | null
}

/** Stops the clock of a trailer on site, with a reason, or lets it count again. Only for people who may. */
export function HoldClock({ trailer }: { trailer: ClockedTrailer }) {
  const { detention, archived } = trailer
  const [asking, setAsking] = useState(false)
  const { hold, release, busy } = useClockCommands(trailer.id)
  const offline = useOfflineReason()
  const may = useCan('detention.hold', trailer.siteId)
  if (!may || archived || detention === null) return null
  const releaseNow = async () => {
    for (const title of await release()) showToast({ tone: 'red', title })
  }
  return (
    <>
      {openHold(detention) ? (
        <Button size={26} icon={CirclePlay} busy={busy} reasons={offline} onClick={() => void releaseNow()}>
          {t('Release Clock')}
        </Button>
      ) : (
        <Button size={26} icon={CirclePause} reasons={offline} onClick={() => setAsking(true)}>
          {t('Hold Clock')}
        </Button>
      )}
      {asking && <HoldDialog hold={hold} busy={busy} onClose={() => setAsking(false)} />}
    </>
  )
}
