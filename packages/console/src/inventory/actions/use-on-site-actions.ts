import {
  awaitsConfirmation,
  TRAILER_SELECTION_TEXTS,
  trailerSelectionReasons,
} from '@tractrix/domain/trailers'
import { CircleCheck, Info, LogOut, MoveRight, PackageX, Pencil } from 'lucide-react'
import { useMemo } from 'react'
import { useMoveDialogs } from '../../moves/index.ts'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { t } from '../../platform/words.ts'
import { type TrailerRow, useSiteZones } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { checkOutReason, useTrailerCommands, useTrailersInUse } from '../../trailers/index.ts'
import type { RowAction } from '../../ui/table/model/table-types.ts'
import { useTrailerDialogs } from '../model/trailer-dialogs-context.ts'
import { useTrailerRights } from './use-trailer-rights.ts'

/** What can be done with a trailer on site; who may only look has its details. */
export function useOnSiteActions(onDetails: (trailer: TrailerRow) => void): readonly RowAction<TrailerRow>[] {
  const dialogs = useTrailerDialogs()
  const moveDialogs = useMoveDialogs()
  const commands = useTrailerCommands()
  const offline = useOfflineReason()
  const { config } = useSite()
  const inUse = useTrailersInUse()
  const { zones } = useSiteZones()
  const { mayEdit, mayMove } = useTrailerRights()
  return useMemo(() => {
    const zoneOf = ({ zoneId }: TrailerRow) => zones.find(({ id }) => id === zoneId) ?? null
    const waits = (trailer: TrailerRow) => awaitsConfirmation(trailer, config.enableTrailerConfirmDropoff)
    const because = (reason: string | null) => [...offline, ...(reason === null ? [] : [reason])]
    const details: RowAction<TrailerRow> = {
      id: 'details',
      label: t('Trailer Details'),
      icon: Info,
      letter: 'i',
      run: onDetails,
    }
    const move: RowAction<TrailerRow> = {
      id: 'move',
      label: t('Add Move'),
      icon: MoveRight,
      letter: 'm',
      offTitle: t('Add Move is not possible'),
      reasons: trailer => because(moveReason(trailer, inUse.has(trailer.id))),
      run: ({ id }) => moveDialogs?.create({ chosenBy: 'trailer', trailerId: id }),
    }
    const changes: RowAction<TrailerRow>[] = [
      {
        id: 'edit',
        label: t('Edit Trailer'),
        icon: Pencil,
        shown: 'icon',
        letter: 'e',
        reasons: () => offline,
        run: trailer => dialogs?.edit(trailer),
      },
      {
        id: 'confirm-drop-off',
        label: t('Confirm Drop Off'),
        icon: CircleCheck,
        shown: 'icon',
        letter: 'c',
        hidden: trailer => !waits(trailer),
        reasons: () => offline,
        run: trailer => void commands.confirmDropOff(trailer),
      },
      {
        id: 'check-out',
        label: t('Check Out Trailer'),
        icon: LogOut,
        shown: 'icon',
        letter: 'o',
        hidden: waits,
        offTitle: t('Check Out Trailer is not possible'),
        reasons: trailer => because(checkOutReason(trailer, { isInUse: inUse.has(trailer.id), config })),
        run: trailer => void commands.checkOut(trailer, zoneOf(trailer)?.name ?? null),
      },
    ]
    const markEmpty: RowAction<TrailerRow> = {
      id: 'mark-empty',
      label: t('Mark Spot Empty'),
      icon: PackageX,
      hidden: trailer => zoneOf(trailer) === null,
      reasons: () => offline,
      run: trailer => {
        const zone = zoneOf(trailer)
        if (zone !== null) void commands.markSpotEmpty(trailer, zone)
      },
    }
    return [
      ...(mayEdit ? changes : []),
      details,
      ...(mayMove && moveDialogs !== null ? [move] : []),
      ...(mayEdit ? [markEmpty] : []),
    ]
  }, [dialogs, moveDialogs, commands, offline, config, inUse, zones, mayEdit, mayMove, onDetails])
}

/** Why no move can be made for a trailer now, as a sentence; null: one can (OP-TRS-11 to OP-TRS-13). */
function moveReason(trailer: TrailerRow, isInUse: boolean): string | null {
  if (isInUse) return t('Trailer Is In Use')
  const [reason] = trailerSelectionReasons(trailer)
  return reason === undefined ? null : t(TRAILER_SELECTION_TEXTS[reason])
}
