import { useNavigate } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import { tabPath } from '../../sites/index.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { tipProps } from '../../ui/tips/tip-props.ts'
import { useCan } from '../../users/index.ts'
import { useMoveDialogs } from '../move-dialogs-context.ts'
import type { MoveRow } from '../move-row.ts'
import { useYard } from '../yard/yard-context.tsx'

type Reason = MoveRow['waitReasons'][number]

/** Why a pending move has not started: the first fact, and the one link that helps. */
export function WaitLine({ move }: { move: MoveRow }) {
  const [first, ...others] = move.waitReasons
  if (first === undefined) return null
  const all = move.waitReasons.map(reason => sentence(reason.message))
  return (
    <span className="wait-line">
      <Hourglass size={13} aria-hidden />
      <span {...(others.length > 0 && tipProps({ title: t('Waiting'), reasons: all }))}>
        {t('Waiting:')} {first.message}
        {others.length > 0 && (
          <span className="text-fg-3"> {t('and {count} more', { count: others.length })}</span>
        )}
      </span>
      <WaitHelp reason={first} move={move} />
    </span>
  )
}

/**
 * The link that helps against a reason, or nothing; it only offers what the locks of a pending move allow, and opens no
 * form where the variant makes no moves (MV-SITE-09, MV-OPEN-141).
 */
export function WaitHelp({ reason, move }: { reason: Reason; move: MoveRow }) {
  const dialogs = useMoveDialogs()
  const { addMove, navigation, rowActions } = useVariant()
  const mayGiveUp = useCan('move.cancel', move.siteId) && rowActions
  const maySetFree = useCan('truck.setAvailability', move.siteId) && rowActions
  const navigate = useNavigate()
  const { trucks } = useYard()
  const { trailerId, truckId } = reason
  if (reason.helps === 'move-trailer-away' && trailerId !== null && addMove) {
    return (
      <LinkButton onClick={() => dialogs?.create({ chosenBy: 'trailer', trailerId })}>
        {t('Move it away')}
      </LinkButton>
    )
  }
  if (reason.helps === 'give-up-move' && mayGiveUp) {
    return <LinkButton onClick={() => dialogs?.giveUp(move)}>{t('Decide')}</LinkButton>
  }
  if (reason.helps === 'set-truck-free' && maySetFree) {
    return <LinkButton onClick={() => dialogs?.setTruckFree(move)}>{t('Set it free')}</LinkButton>
  }
  if (reason.helps === 'show-truck' && truckId !== null && navigation) {
    const truck = trucks.get(truckId)?.name ?? t('truck')
    const show = () => void navigate({ to: tabPath(move.siteId, 'map'), search: { truck: truckId } as never })
    return <LinkButton onClick={show}>{t('Show {truck}', { truck })}</LinkButton>
  }
  return null
}

/** The clause as a sentence of its own. */
export function sentence(clause: string): string {
  return clause === '' ? '' : `${clause[0]!.toUpperCase()}${clause.slice(1)}.`
}
