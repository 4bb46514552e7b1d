import { type MoveKind, type MoveKindId, moveKind, shownMoveKinds } from '@tractrix/domain/moves'
import { t } from '../../platform/words.ts'
import { useSite } from '../../sites/index.ts'
import { Kbd } from '../../ui/actions/kbd.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import { TabGroup, TabList } from '../../ui/surfaces/tabs.tsx'
import styles from './kind-rail.module.css'
import { KIND_ICONS } from './model/kind-icons.ts'

interface Props {
  kind: MoveKindId
  /** False when the kind of the move cannot change any more: only its own tab is shown. */
  free: boolean
  onChange: (kind: MoveKindId) => void
}

/** The mission kinds of the site as a vertical tab list (MV-KIN-01); Alt with a number chooses (1 is the first). */
export function KindRail(props: Props) {
  const kinds = useKinds(props)
  const keys = kinds.map((known, index) => [`alt+${index + 1}`, () => props.onChange(known.id)])
  useShortcuts(Object.fromEntries(keys), { enabled: props.free, scope: 'dialog' })
  return (
    <TabGroup value={props.kind} onChange={props.onChange} vertical>
      <TabList
        label={t('Mission kind')}
        look="vertical"
        tabs={kinds.map(known => ({ id: known.id, label: t(known.label), icon: KIND_ICONS[known.id] }))}
      />
    </TabGroup>
  )
}

/** `Alt 1 to 4 mission kind`: the keys of the rail, as many as the site has kinds; nothing where there is no choice. */
export function KindKeys(props: Props) {
  const { length } = useKinds(props)
  if (length < 2) return null
  return (
    <span className={styles.keys}>
      <Kbd keys="Alt" />
      <Kbd keys="1" />
      {t('to')}
      <Kbd keys={String(length)} />
      {t('mission kind')}
    </span>
  )
}

/** The rail for small screens, where a list of eight would push the form out of sight. */
export function KindSelect(props: Props) {
  const kinds = useKinds(props)
  return (
    <Field label={t('Mission kind')}>
      <Select
        value={props.kind}
        options={kinds.map(known => ({ value: known.id, label: t(known.label) }))}
        icon={KIND_ICONS[props.kind]}
        onChange={props.onChange}
      />
    </Field>
  )
}

/** The kinds of the site; only the move's own when it cannot change or the site does not offer it (any more). */
function useKinds({ kind, free }: Props): readonly MoveKind[] {
  const { config } = useSite()
  const shown = shownMoveKinds(config)
  return free && shown.some(known => known.id === kind) ? shown : [moveKind(kind)]
}
