import { trailerName } from '@tractrix/domain/trailers'
import { useCallback } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { errorNotices } from '../platform/errors/error-presentation.ts'
import {
  CheckOutTrailerDocument,
  ConfirmDropOffDocument,
  PlaceTrailerDocument,
  UndoTrailerCheckoutDocument,
} from '../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../platform/graphql/graphql-client.ts'
import { t } from '../platform/words.ts'
import type { TrailerRow } from '../site-data/index.ts'
import { showToast } from '../ui/layers/toast-queue.ts'

/** Each resolves to whether it was done; a toast says so, or why not (OP-ERR-03..05, OP-OPEN-151). */
export interface TrailerCommands {
  /** Its toast offers to undo it (OP-MUT-02, OP-MUT-03). @param spot where it stands; null: in no spot */
  checkOut: (trailer: TrailerRow, spot: string | null) => Promise<boolean>
  confirmDropOff: (trailer: TrailerRow) => Promise<boolean>
  /** Puts a trailer back that was checked out (OP-TRS-03). */
  undoCheckout: (trailer: TrailerRow) => Promise<boolean>
  /** The trailer stays on site, without a spot (OP-SPT-06); the toast offers to undo it. */
  markSpotEmpty: (trailer: TrailerRow, spot: { id: string; name: string }) => Promise<boolean>
}

/** Commands about trailers on site. The screen follows the answers and the live events. */
export function useTrailerCommands(): TrailerCommands {
  const [, sendCheckOut] = useMutation(CheckOutTrailerDocument)
  const [, sendUndo] = useMutation(UndoTrailerCheckoutDocument)
  const [, sendConfirm] = useMutation(ConfirmDropOffDocument)
  const [, sendPlace] = useMutation(PlaceTrailerDocument)

  const undoCheckout = useCallback(
    async (trailer: TrailerRow) => {
      const { data, error } = await sendUndo({ id: trailer.id }, OWN_ERRORS)
      if (!data) return toldWhyNot(error)
      return said(trailer, t('{trailer} is on site again.', named(trailer)))
    },
    [sendUndo],
  )
  const checkOut = useCallback(
    async (trailer: TrailerRow, spot: string | null) => {
      const { error } = await sendCheckOut({ id: trailer.id }, OWN_ERRORS)
      if (error) return toldWhyNot(error)
      const title =
        spot === null
          ? t('{trailer} was checked out', named(trailer))
          : t('{trailer} was checked out of {spot}', { ...named(trailer), spot })
      return said(trailer, title, { label: t('Undo Checkout'), run: () => void undoCheckout(trailer) })
    },
    [sendCheckOut, undoCheckout],
  )
  const confirmDropOff = useCallback(
    async (trailer: TrailerRow) => {
      const { error } = await sendConfirm({ id: trailer.id }, OWN_ERRORS)
      if (error) return toldWhyNot(error)
      return said(trailer, t('The drop-off of {trailer} is confirmed.', named(trailer)))
    },
    [sendConfirm],
  )
  const markSpotEmpty = useCallback(
    async (trailer: TrailerRow, spot: { id: string; name: string }) => {
      const { error } = await sendPlace({ id: trailer.id, zoneId: null }, OWN_ERRORS)
      if (error) return toldWhyNot(error)
      const putBack = async () => {
        const { error } = await sendPlace({ id: trailer.id, zoneId: spot.id }, OWN_ERRORS)
        if (error) return toldWhyNot(error)
        return said(trailer, t('{trailer} stands in {spot} again.', { ...named(trailer), spot: spot.name }))
      }
      const title = t('{spot} is empty. {trailer} has no location.', { ...named(trailer), spot: spot.name })
      return said(trailer, title, { label: t('Undo'), run: () => void putBack() })
    },
    [sendPlace],
  )
  return { checkOut, confirmDropOff, undoCheckout, markSpotEmpty }
}

const named = (trailer: TrailerRow) => ({ trailer: trailerName(trailer) })

/** What is new of a trailer takes the place of what was said of it before. */
function said(trailer: TrailerRow, title: string, action?: { label: string; run: () => void }): true {
  showToast({ id: `trailer-${trailer.id}`, tone: 'green', title, action })
  return true
}

function toldWhyNot(error: CombinedError | undefined): false {
  for (const { shown, sentence } of error ? errorNotices(error, 'mutation') : [])
    showToast({ tone: shown === 'info-toast' ? 'blue' : 'red', title: sentence })
  return false
}
