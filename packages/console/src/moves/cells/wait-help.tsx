import { useNavigate } from '@tanstack/react-router'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import { isQueued, type MoveRow, useSiteData } from '../../site-data/index.ts'
import { tabPath } from '../../sites/index.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { useCan } from '../../users/index.ts'
import { useMoveDialogs } from '../dialogs/move-dialogs-context.ts'
import { moveTitle } from '../words/row-label.ts'

export type WaitReason = MoveRow['waitReasons'][number]

/**
 * The one link that helps against a reason, or nothing: to the move that is in the way or that takes the trailer away, to a
 * new move that does, to the truck, to the question whether to go on waiting. It only offers what the locks of a pending move allow, and opens no form where the
 * variant makes no moves. [MV-SITE-09, MV-OPEN-141]
 */
export function WaitHelp({ reason, move }: { reason: WaitReason; move: MoveRow }) {
  const dialogs = useMoveDialogs()
  const { addMove, navigation, rowActions } = useVariant()
  const mayGiveUp = useCan('move.cancel', move.siteId) && rowActions
  const maySetFree = useCan('truck.setAvailability', move.siteId) && rowActions
  const navigate = useNavigate()
  const { trucks, openMoves } = useSiteData()
  const { trailerId, truckId } = reason
  if (reason.helps === 'give-up-move' && mayGiveUp) {
    return <LinkButton onClick={() => dialogs?.giveUp(move)}>{t('Decide')}</LinkButton>
  }
  if (reason.helps === 'set-truck-free' && maySetFree) {
    return <LinkButton onClick={() => dialogs?.setTruckFree(move)}>{t('Set it free')}</LinkButton>
  }
  const blocking = openMoves.find(other => other.id !== move.id && isBlocking(other, reason))
  if (blocking !== undefined && dialogs !== null) {
    return (
      <LinkButton onClick={() => dialogs.details(blocking)}>
        {t('Show move of {name}', { name: moveTitle(blocking) })}
      </LinkButton>
    )
  }
  if (reason.helps === 'move-trailer-away' && trailerId !== null && addMove) {
    return (
      <LinkButton onClick={() => dialogs?.create({ chosenBy: 'trailer', trailerId })}>
        {t('Move it away')}
      </LinkButton>
    )
  }
  if (reason.helps === 'show-truck' && truckId !== null && navigation) {
    const truck = trucks.get(truckId)?.name ?? t('truck')
    const show = () => void navigate({ to: tabPath(move.siteId, 'map'), search: { truck: truckId } as never })
    return <LinkButton onClick={show}>{t('Show {truck}', { truck })}</LinkButton>
  }
  return null
}

/** Whether a move is the one that a reason names, or takes away the trailer that stands in the way. */
function isBlocking(other: MoveRow, { moveId, trailerId, code }: WaitReason): boolean {
  if (!isQueued(other)) return false
  if (other.id === moveId) return true
  return code === 'destination_occupied' && trailerId !== null && other.trailer?.id === trailerId
}
