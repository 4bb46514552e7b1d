import { Plus } from 'lucide-react'
import { useOfflineSince } from '../platform/live/live-link-context.tsx'
import { useVariant } from '../platform/variant.ts'
import { t } from '../platform/words.ts'
import { useSiteIfAny } from '../sites/index.ts'
import { Button } from '../ui/actions/button.tsx'
import { useShortcuts } from '../ui/keys/use-shortcuts.ts'
import { useBelow } from '../ui/theme/use-media-query.ts'
import { useMoveDialogs } from './dialogs/move-dialogs-context.ts'

/** Opens Create New Move where the variant adds moves (OP-NAV-16, OP-NAV-17, OP-NAV-18); `N` does the same. */
export function AddMoveButton() {
  return useVariant().addMove && <AddMove />
}

/** Off while no site is selected or the connection is lost (OP-NAV-19). */
function AddMove() {
  const phone = useBelow(768)
  const site = useSiteIfAny()
  const offline = useOfflineSince() !== null
  const dialogs = useMoveDialogs()
  const reasons = [
    ...(site === null ? [t('No site is selected.')] : []),
    ...(offline ? [t('Offline: actions are off until the connection is back.')] : []),
  ]
  const open = () => dialogs?.create()
  useShortcuts({ n: open }, { enabled: reasons.length === 0 })
  return (
    <Button
      variant="primary"
      icon={Plus}
      size={phone ? 44 : 30}
      keys={phone ? undefined : 'N'}
      reasons={reasons}
      title={reasons.length > 0 ? t('Add Move is not possible now') : undefined}
      onClick={open}
    >
      {t('Add Move')}
    </Button>
  )
}
