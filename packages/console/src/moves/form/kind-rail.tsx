import { type MoveKindId, moveKind, shownMoveKinds } from '@tractrix/domain/moves'
import { t } from '../../platform/words.ts'
import { useSite } from '../../sites/index.ts'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import { TabGroup, TabList } from '../../ui/surfaces/tabs.tsx'
import { KIND_ICONS } from './kind-icons.ts'

interface Props {
  kind: MoveKindId
  /** False when the kind of the move cannot change any more: only its own tab is shown. */
  free: boolean
  onChange: (kind: MoveKindId) => void
}

/** The mission kinds of the site as a vertical tab list (MV-KIN-01); Alt with a number chooses (1 is the first). */
export function KindRail({ kind, free, onChange }: Props) {
  const { config } = useSite()
  const shown = shownMoveKinds(config)
  const kinds = free && shown.some(known => known.id === kind) ? shown : [moveKind(kind)]
  const keys = kinds.map((known, index) => [`alt+${index + 1}`, () => onChange(known.id)])
  useShortcuts(Object.fromEntries(keys), { enabled: free, scope: 'dialog' })
  return (
    <TabGroup value={kind} onChange={onChange} vertical>
      <TabList
        label={t('Mission kind')}
        look="vertical"
        tabs={kinds.map(known => ({ id: known.id, label: t(known.label), icon: KIND_ICONS[known.id] }))}
      />
    </TabGroup>
  )
}
