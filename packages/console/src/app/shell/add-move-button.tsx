import { useMoveDialogs } from '../../moves/index.ts'
import { useOfflineSince } from '../../platform/live-link-context.tsx'
import { t } from '../../platform/words.ts'
import { useSiteIfAny } from '../../sites/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import type { Icon } from '../../ui/actions/icon.ts'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'

/** Opens Create New Move (OP-NAV-16, OP-NAV-19); `N` does the same. */
export function AddMoveButton({ icon, phone }: { icon: Icon; phone: boolean }) {
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
      icon={icon}
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
