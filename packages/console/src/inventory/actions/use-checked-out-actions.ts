import { phrase } from '@tractrix/domain/platform'
import { DEFAULT_UNDO_CHECKOUT_MS } from '@tractrix/domain/sites'
import { stayAction, TRAILER_REFUSALS, writtenScac, writtenSerial } from '@tractrix/domain/trailers'
import { Info, LogIn, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { t } from '../../platform/words.ts'
import { type TrailerRow, useSiteTrailers } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { useTrailerCommands } from '../../trailers/index.ts'
import type { RowAction } from '../../ui/table/model/table-types.ts'
import { useTrailerDialogs } from '../model/trailer-dialogs-context.ts'
import { formOfStay } from '../model/trailer-form.ts'
import { useTrailerRights } from './use-trailer-rights.ts'

/**
 * What can be done with a trailer that left: until its undo window is over Undo Checkout, after that Re-Check-In, which
 * begins a stay of its own (OP-TRS-04, OP-OPEN-105).
 *
 * @param now milliseconds since the epoch; the window is judged by it
 */
export function useCheckedOutActions(
  now: number,
  onDetails: (trailer: TrailerRow) => void,
): readonly RowAction<TrailerRow>[] {
  const dialogs = useTrailerDialogs()
  const { undoCheckout } = useTrailerCommands()
  const offline = useOfflineReason()
  const { config } = useSite()
  const { trailers } = useSiteTrailers()
  const { mayEdit } = useTrailerRights()
  return useMemo(() => {
    const undoCheckoutMs = config.trailerUndoCheckoutExpiration ?? DEFAULT_UNDO_CHECKOUT_MS
    const confirmsDropOffs = config.enableTrailerConfirmDropoff
    const offered = (trailer: TrailerRow) => stayAction(trailer, { now, undoCheckoutMs, confirmsDropOffs })
    const names = new Set(trailers.map(nameKey))
    const reasons = (trailer: TrailerRow) => [
      ...offline,
      ...(names.has(nameKey(trailer)) ? [t(phrase(TRAILER_REFUSALS.texts.already_checked_in))] : []),
    ]
    const changes: RowAction<TrailerRow>[] = [
      {
        id: 'undo-checkout',
        label: t('Undo Checkout'),
        icon: Undo2,
        shown: 'icon',
        letter: 'u',
        hidden: trailer => offered(trailer) !== 'undo_checkout',
        offTitle: t('Undo Checkout is not possible'),
        reasons,
        run: trailer => void undoCheckout(trailer),
      },
      {
        id: 're-check-in',
        label: t('Re-Check-In'),
        icon: LogIn,
        shown: 'icon',
        letter: 'r',
        hidden: trailer => offered(trailer) !== 're_check_in',
        offTitle: t('Re-Check-In is not possible'),
        reasons,
        run: trailer => dialogs?.add(formOfStay(trailer)),
      },
    ]
    const details: RowAction<TrailerRow> = {
      id: 'details',
      label: t('Trailer Details'),
      icon: Info,
      shown: 'icon',
      letter: 'i',
      run: onDetails,
    }
    return mayEdit ? [...changes, details] : [details]
  }, [dialogs, undoCheckout, offline, config, trailers, mayEdit, now, onDetails])
}

const nameKey = ({ scac, serial }: TrailerRow) => `${writtenScac(scac)} ${writtenSerial(serial)}`
