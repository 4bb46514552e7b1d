import { isSpot } from '@tractrix/domain/zones'
import { CircleCheck, CircleSlash, type LucideIcon, MoveRight } from 'lucide-react'
import { useState } from 'react'
import { useMutation } from 'urql'
import { useMoveDialogs } from '../../moves/index.ts'
import { SetZoneEnabledDocument } from '../../platform/graphql.generated.ts'
import { useOfflineSince } from '../../platform/live-link-context.tsx'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import type { TrailerRow } from '../../trailers/index.ts'
import { Kbd } from '../../ui/actions/kbd.tsx'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useCan } from '../../users/index.ts'
import type { ZoneRow } from '../../zones/index.ts'
import type { MapContents } from '../contents/use-map-contents.ts'
import { enableQuestion, isTrailerInUse } from './spot-story.ts'

interface SpotActionsProps {
  zone: ZoneRow
  trailer: TrailerRow | null
  contents: MapContents
}

/** What can be done with a spot and with what stands in it. */
export function SpotActions({ zone, trailer, contents }: SpotActionsProps) {
  const { rowActions, addMove } = useVariant()
  const mayMove = useCan('move.create', zone.siteId) && addMove
  const mayToggle = useCan('zone.setEnabled', zone.siteId) && rowActions
  if (!mayMove && !mayToggle) return null
  return (
    <div className="spot-actions">
      {mayMove && trailer && isSpot(zone.zoneType) && (
        <MoveTrailer trailer={trailer} activeMoves={contents.activeMoves} />
      )}
      {mayToggle && <ToggleSpot zone={zone} />}
    </div>
  )
}

/** Opens Create New Move with the trailer filled in. */
function MoveTrailer({
  trailer,
  activeMoves,
}: {
  trailer: TrailerRow
  activeMoves: MapContents['activeMoves']
}) {
  const dialogs = useMoveDialogs()
  const offline = useOfflineReason()
  const isInUse = isTrailerInUse(trailer, activeMoves)
  return (
    <SpotAction
      icon={MoveRight}
      label={t('Move This Trailer')}
      letter="m"
      reason={isInUse ? t('Trailer Is In Use') : offline}
      onRun={() => dialogs?.create({ chosenBy: 'trailer', trailerId: trailer.id })}
    />
  )
}

/** Opens and closes a spot for moves (OP-SPT-07); asks before it opens one that a person closed (OP-SPT-08). */
function ToggleSpot({ zone }: { zone: ZoneRow }) {
  const [{ fetching }, setEnabled] = useMutation(SetZoneEnabledDocument)
  const [isAsking, setAsking] = useState(false)
  const offline = useOfflineReason()
  const question = enableQuestion(zone)
  const toggle = async () => {
    await setEnabled({ id: zone.id, enabled: !zone.enabled })
    setAsking(false)
  }
  return (
    <>
      <SpotAction
        icon={zone.enabled ? CircleSlash : CircleCheck}
        label={zone.enabled ? t('Disable Spot') : t('Enable Spot')}
        letter="d"
        reason={offline}
        isBusy={fetching}
        onRun={() => (question === null ? void toggle() : setAsking(true))}
      />
      <ConfirmDialog
        open={isAsking}
        title={t('Enable Spot')}
        confirmLabel={t('Enable Spot')}
        busy={fetching}
        onConfirm={() => void toggle()}
        onCancel={() => setAsking(false)}
      >
        {t(question ?? '')}
      </ConfirmDialog>
    </>
  )
}

function useOfflineReason(): string | null {
  return useOfflineSince() === null ? null : t('Offline: actions are off until the connection is back.')
}

/** One line of the popup. A disabled one stays in place with its reason beneath; Shift with its letter does the same. */
function SpotAction(props: {
  icon: LucideIcon
  label: string
  letter: string
  reason: string | null
  isBusy?: boolean
  onRun: () => void
}) {
  const { icon: Icon, label, letter, reason, isBusy = false, onRun } = props
  const run = () => reason === null && !isBusy && onRun()
  useShortcuts({ [`shift+${letter}`]: run })
  return (
    <button
      type="button"
      className="spot-action"
      aria-disabled={reason !== null || undefined}
      aria-busy={isBusy || undefined}
      onClick={run}
    >
      <Icon size={16} aria-hidden />
      <span>
        {label}
        {reason !== null && <small>{reason}</small>}
      </span>
      <Kbd keys={`Shift ${letter.toUpperCase()}`} />
    </button>
  )
}
