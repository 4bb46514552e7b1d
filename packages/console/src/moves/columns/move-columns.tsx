import {
  MOVE_SOURCES,
  MOVE_TYPES,
  type MoveSource,
  moveKindOf,
  moveSourceLabel,
  moveStatusLabel,
  moveTypeLabel,
} from '@tractrix/domain/moves'
import { Hash, MousePointer2, Truck, Waypoints, Webhook } from 'lucide-react'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { TruckName } from '../../trucks/index.ts'
import type { Icon } from '../../ui/actions/icon.ts'
import { Dash } from '../../ui/marks/text.tsx'
import type { DataColumn } from '../../ui/table/model/table-types.ts'
import { EditableNotes } from '../cells/editable-notes.tsx'
import { IconWithText } from '../cells/icon-with-text.tsx'
import { MoveStatus } from '../cells/move-status.tsx'
import { Notes } from '../cells/notes.tsx'
import { Priority } from '../cells/priority.tsx'
import { KIND_ICONS } from '../form/model/kind-icons.ts'
import { moveNames } from '../words/move-names.ts'

type Column = DataColumn<MoveRow>

/** Below this width of the table, in pixels, some columns shrink to icons with a label. */
export const COMPACT_BELOW = 950
/** Wide enough for the arrow of a sort and the button of a filter, in pixels. */
const COMPACT_WIDTH = 38

const SOURCE_ICONS = {
  api: Webhook,
  ui: MousePointer2,
  mission_planning: Waypoints,
} as const satisfies Record<MoveSource, Icon>

export const sourceColumn = (): Column => ({
  id: 'source',
  header: t('Source'),
  value: move => move.source,
  cell: move => t(moveSourceLabel(move.source)),
  width: 112,
  least: 64,
  look: 'wrap',
  sortable: true,
  filter: { kind: 'list', options: MOVE_SOURCES.map(value => ({ value, label: t(moveSourceLabel(value)) })) },
  compact: {
    below: COMPACT_BELOW,
    width: COMPACT_WIDTH,
    cell: move => <IconWithText icon={SOURCE_ICONS[move.source]} text={t(moveSourceLabel(move.source))} />,
  },
})

export const typeColumn = (): Column => ({
  id: 'type',
  header: t('Move Type'),
  value: move => move.type,
  cell: move => t(moveTypeLabel(move.type)),
  width: 116,
  least: 86,
  look: 'wrap',
  sortable: true,
  filter: { kind: 'list', options: MOVE_TYPES.map(value => ({ value, label: t(moveTypeLabel(value)) })) },
  compact: {
    below: COMPACT_BELOW,
    width: COMPACT_WIDTH,
    cell: move => {
      const kind = moveKindOf(move.type)
      return <IconWithText icon={kind ? KIND_ICONS[kind.id] : Truck} text={t(moveTypeLabel(move.type))} />
    },
  },
})

export const priorityColumn = (): Column => ({
  id: 'priority',
  header: t('Priority'),
  value: move => move.priority,
  cell: move => <Priority priority={move.priority} />,
  width: 66,
  least: 52,
  sortable: true,
})

/** The status of a move; the queue filters by it (MV-QUE-03). */
export const statusColumn = (): Column => ({
  id: 'status',
  header: t('Move Status'),
  value: move => move.status,
  cell: move => <MoveStatus move={move} />,
  width: 162,
  least: 140,
  look: 'wrap',
  sortable: true,
  filter: {
    kind: 'list',
    options: (['in_progress', 'pending'] as const).map(value => ({
      value,
      label: t(moveStatusLabel(value)),
    })),
  },
})

export const truckColumn = (): Column => ({
  id: 'truck',
  header: t('Truck'),
  value: move => moveNames(move).truck?.name ?? null,
  cell: move => {
    const { truck } = moveNames(move)
    return truck === null ? <Dash /> : <TruckName truck={truck} />
  },
  width: 78,
  least: 68,
  sortable: true,
  filter: { kind: 'text' },
})

export const scacColumn = (): Column => ({
  id: 'scac',
  header: t('SCAC'),
  value: move => moveNames(move).scac,
  width: 66,
  least: 57,
  look: 'mono',
  sortable: true,
  filter: { kind: 'text' },
})

export const trailerColumn = (): Column => ({
  id: 'serial',
  header: t('Trailer #'),
  value: move => moveNames(move).serial,
  width: 94,
  least: 74,
  look: 'mono',
  sortable: true,
  filter: { kind: 'text' },
})

export const startColumn = (): Column => ({
  id: 'start',
  header: t('Start'),
  value: move => moveNames(move).start,
  width: 66,
  least: 52,
  look: 'mono',
  sortable: true,
  filter: { kind: 'text' },
  pinned: true,
})

export const endColumn = (): Column => ({
  id: 'end',
  header: t('End'),
  value: move => moveNames(move).end,
  width: 66,
  least: 48,
  look: 'mono',
  sortable: true,
  filter: { kind: 'text' },
  pinned: true,
})

export const referenceColumn = (): Column => ({
  id: 'referenceId',
  header: t('ReferenceId'),
  value: move => moveNames(move).reference,
  width: 100,
  least: 78,
  look: 'mono',
  sortable: true,
  compact: {
    below: COMPACT_BELOW,
    width: COMPACT_WIDTH,
    cell: move => {
      const { reference } = moveNames(move)
      return reference === null ? <Dash /> : <IconWithText icon={Hash} text={reference} />
    },
  },
})

export const notesColumn = (): Column => ({
  id: 'notes',
  header: t('Notes'),
  value: move => move.notes,
  cell: move => <Notes rowId={move.id} notes={move.notes} />,
  width: 160,
  least: 71,
  grow: true,
  look: 'note',
  sortable: true,
})

/** In queue and history tables the notes lead to their dialog (MV-OPEN-88). */
export const editableNotesColumn = (): Column => ({
  ...notesColumn(),
  cell: move => <EditableNotes move={move} />,
})
