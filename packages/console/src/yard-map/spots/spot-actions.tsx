import { awaitsConfirmation } from '@tractrix/domain/trailers'
import type { Ability } from '@tractrix/domain/users'
import { isSpot } from '@tractrix/domain/zones'
import {
  CircleCheck,
  CircleSlash,
  LogOut,
  type LucideIcon,
  MoveRight,
  PackageCheck,
  PackageX,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMutation } from 'urql'
import { useMoveDialogs } from '../../moves/index.ts'
import { SetZoneEnabledDocument } from '../../platform/graphql/graphql.generated.ts'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import type { TrailerRow, ZoneRow } from '../../site-data/index.ts'
import { checkOutReason, useTrailerCommands, useTrailersInUse } from '../../trailers/index.ts'
import { Kbd } from '../../ui/actions/kbd.tsx'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useCan } from '../../users/index.ts'
import type { MapContents } from '../contents/use-map-contents.ts'
import styles from './spot-actions.module.css'
import { enableQuestion } from './spot-status.ts'

export interface SpotActionProps {
  zone: ZoneRow
  trailer: TrailerRow | null
  contents: MapContents
}

/** One line that the popup may offer; another action is another entry. */
interface SpotActionEntry {
  name: string
  ability: Ability
  /** What the variant of the console must offer. */
  feature: 'addMove' | 'rowActions'
  /** Whether it makes sense for this spot and what stands in it. */
  fits: (spot: SpotActionProps) => boolean
  Action: (spot: SpotActionProps) => ReactNode
}

/** In the order of the popup. */
const ACTIONS: readonly SpotActionEntry[] = [
  {
    name: 'move',
    ability: 'move.create',
    feature: 'addMove',
    fits: ({ zone, trailer }) => trailer !== null && isSpot(zone.zoneType),
    Action: MoveTrailer,
  },
  {
    name: 'confirm-drop-off',
    ability: 'trailer.edit',
    feature: 'rowActions',
    fits: ({ trailer, contents: { site } }) =>
      trailer !== null && awaitsConfirmation(trailer, site.config.enableTrailerConfirmDropoff),
    Action: ConfirmDropOff,
  },
  {
    name: 'check-out',
    ability: 'trailer.edit',
    feature: 'rowActions',
    fits: ({ trailer, contents: { site } }) =>
      trailer !== null && !awaitsConfirmation(trailer, site.config.enableTrailerConfirmDropoff),
    Action: CheckOutTrailer,
  },
  {
    name: 'mark-empty',
    ability: 'trailer.edit',
    feature: 'rowActions',
    fits: ({ trailer }) => trailer !== null,
    Action: MarkSpotEmpty,
  },
  {
    name: 'toggle',
    ability: 'zone.setEnabled',
    feature: 'rowActions',
    fits: () => true,
    Action: ToggleSpot,
  },
]

/** What can be done with a spot and with what stands in it; nothing for who may only look. */
export function SpotActions(spot: SpotActionProps) {
  return (
    <div className={styles.actions}>
      {ACTIONS.map(entry => (
        <OfferedAction key={entry.name} entry={entry} spot={spot} />
      ))}
    </div>
  )
}

function OfferedAction({ entry, spot }: { entry: SpotActionEntry; spot: SpotActionProps }) {
  const variant = useVariant()
  const may = useCan(entry.ability, spot.zone.siteId)
  const { Action } = entry
  return may && variant[entry.feature] && entry.fits(spot) && <Action {...spot} />
}

/** Opens Create New Move with the trailer filled in. */
function MoveTrailer({ trailer }: SpotActionProps) {
  const inUse = useTrailersInUse()
  const dialogs = useMoveDialogs()
  const [offline = null] = useOfflineReason()
  if (trailer === null) return null
  return (
    <SpotAction
      icon={MoveRight}
      label={t('Move This Trailer')}
      letter="m"
      reason={inUse.has(trailer.id) ? t('Trailer Is In Use') : offline}
      onRun={() => dialogs?.create({ chosenBy: 'trailer', trailerId: trailer.id })}
    />
  )
}

/** Says that the trailer was seen where its driver was to drop it (OP-SPT-05). */
function ConfirmDropOff({ trailer }: SpotActionProps) {
  const { confirmDropOff } = useTrailerCommands()
  const { isBusy, run } = useBusy()
  const [offline = null] = useOfflineReason()
  return (
    <SpotAction
      icon={PackageCheck}
      label={t('Confirm Drop Off')}
      letter="c"
      reason={offline}
      isBusy={isBusy}
      onRun={() => trailer && run(confirmDropOff(trailer))}
    />
  )
}

/** Takes the trailer out of the inventory (OP-SPT-03, OP-SPT-04); its toast offers to undo that. */
function CheckOutTrailer({ zone, trailer, contents: { site } }: SpotActionProps) {
  const inUse = useTrailersInUse()
  const { checkOut } = useTrailerCommands()
  const { isBusy, run } = useBusy()
  const [offline = null] = useOfflineReason()
  if (trailer === null) return null
  return (
    <SpotAction
      icon={LogOut}
      label={t('Check Out Trailer')}
      letter="o"
      reason={checkOutReason(trailer, { isInUse: inUse.has(trailer.id), config: site.config }) ?? offline}
      isBusy={isBusy}
      onRun={() => run(checkOut(trailer, zone.name))}
    />
  )
}

/** Says that the trailer does not stand here; nobody knows where it does (OP-SPT-06). */
function MarkSpotEmpty({ zone, trailer }: SpotActionProps) {
  const { markSpotEmpty } = useTrailerCommands()
  const { isBusy, run } = useBusy()
  const [offline = null] = useOfflineReason()
  return (
    <SpotAction
      icon={PackageX}
      label={t('Mark Spot Empty')}
      letter="e"
      reason={offline}
      isBusy={isBusy}
      onRun={() => trailer && run(markSpotEmpty(trailer, zone))}
    />
  )
}

/** Whether something that was begun here goes on; it cannot be begun twice. */
function useBusy(): { isBusy: boolean; run: (work: Promise<unknown>) => void } {
  const [isBusy, setBusy] = useState(false)
  const run = (work: Promise<unknown>) => {
    setBusy(true)
    void work.finally(() => setBusy(false))
  }
  return { isBusy, run }
}

/** Opens and closes a spot for moves (OP-SPT-07); asks before it opens one that a person closed (OP-SPT-08). */
function ToggleSpot({ zone }: SpotActionProps) {
  const [{ fetching }, setEnabled] = useMutation(SetZoneEnabledDocument)
  const [isAsking, setAsking] = useState(false)
  const [offline = null] = useOfflineReason()
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
        {question && t(question)}
      </ConfirmDialog>
    </>
  )
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
      className={styles.action}
      aria-disabled={reason !== null || undefined}
      aria-busy={isBusy || undefined}
      // The first click of two may have brought another action under the pointer.
      onClick={({ detail }) => detail < 2 && run()}
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
