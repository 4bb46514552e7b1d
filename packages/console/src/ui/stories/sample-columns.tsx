import { Ban, Bug, ClipboardList, Info, ListPlus, Pencil, Undo2 } from 'lucide-react'
import { Age } from '../marks/age.tsx'
import { DotMark, LevelBars } from '../marks/small-marks.tsx'
import { StatusMark } from '../marks/status-mark.tsx'
import { Dash } from '../marks/text.tsx'
import type { DataColumn, RowAction } from '../table/model/table-types.ts'
import type { SampleRow } from './sample-rows.ts'
import styles from './stories.module.css'

const STATUS = {
  draft: { tone: 'st-draft', shape: 'dashed-ring', word: 'Draft' },
  waiting: { tone: 'st-pending', shape: 'clock', word: 'Pending' },
  running: { tone: 'st-in-progress', shape: 'half-ring', word: 'In Progress' },
  done: { tone: 'st-complete', shape: 'check-disc', word: 'Complete' },
  failed: { tone: 'st-error', shape: 'octagon', word: 'Error' },
} as const

export function SampleStatus({ row }: { row: SampleRow }) {
  const { tone, shape, word } = STATUS[row.status]
  return (
    <StatusMark tone={tone} shape={shape}>
      {word} <Age since={row.since} />
    </StatusMark>
  )
}

export function SampleLevel({ level }: { level: number }) {
  return <LevelBars level={level <= 2 ? 3 : level <= 5 ? 2 : 1}>{level}</LevelBars>
}

export function SampleHelper({ name }: { name: string | null }) {
  if (name === null) return <Dash />
  const odd = name === 'AV-04' ? 'ring' : name === 'AV-06' ? 'triangle' : 'disc'
  const tone = odd === 'ring' ? 'tk-stale' : odd === 'triangle' ? 'tk-attention' : 'tk-working'
  return (
    <DotMark tone={tone} shape={odd}>
      <span className={styles.name}>{name}</span>
    </DotMark>
  )
}

export const sampleColumns: readonly DataColumn<SampleRow>[] = [
  { id: 'madeAt', header: 'Enqueued At', width: 154, look: 'time', value: row => row.madeAt, sortable: true },
  {
    id: 'maker',
    header: 'Source',
    width: 54,
    value: row => row.maker,
    compact: { below: 1000, width: 30, cell: () => <ClipboardList size={14} aria-label="Source" /> },
  },
  { id: 'kind', header: 'Move Type', width: 102, value: row => row.kind, hideBelow: 900 },
  {
    id: 'level',
    header: 'Priority',
    width: 66,
    value: row => row.level,
    cell: row => <SampleLevel level={row.level} />,
    sortable: true,
  },
  {
    id: 'status',
    header: 'Move Status',
    width: 150,
    value: row => row.status,
    cell: row => <SampleStatus row={row} />,
    filter: {
      kind: 'list',
      options: [
        { value: 'running', label: 'In Progress' },
        { value: 'waiting', label: 'Pending' },
      ],
    },
  },
  {
    id: 'helper',
    header: 'Truck',
    width: 74,
    value: row => row.helper,
    cell: row => <SampleHelper name={row.helper} />,
  },
  { id: 'code', header: 'SCAC', width: 48, look: 'mono', value: row => row.code },
  {
    id: 'number',
    header: 'Trailer #',
    width: 92,
    look: 'mono',
    value: row => row.number,
    filter: { kind: 'text' },
  },
  { id: 'from', header: 'Start', width: 50, look: 'mono', value: row => row.from, pinned: true },
  { id: 'to', header: 'End', width: 50, look: 'mono', value: row => row.to, pinned: true },
  { id: 'reference', header: 'ReferenceId', width: 84, look: 'mono', value: row => row.reference },
  {
    id: 'note',
    header: 'Notes',
    width: 90,
    look: 'note',
    value: row => row.note ?? '',
    cell: row => row.note,
    grow: true,
  },
]

const never = () => {}

export const sampleActions: readonly RowAction<SampleRow>[] = [
  { id: 'reassign', label: 'Reassign', icon: Undo2, letter: 'r', run: never },
  { id: 'details', label: 'Details', icon: Info, run: never },
  { id: 'bug', label: 'Bug ticket', icon: Bug, letter: 'b', run: never },
  { id: 'edit', label: 'Edit', icon: Pencil, shown: 'icon', letter: 'e', run: never },
  {
    id: 'cancel',
    label: 'Cancel',
    icon: Ban,
    shown: 'icon',
    letter: 'x',
    danger: true,
    offTitle: 'Cancel is not possible',
    reasons: row => (row.status === 'done' ? ['The partner has not acknowledged this move yet.'] : []),
    run: never,
  },
]

export const draftActions: readonly RowAction<SampleRow>[] = [
  {
    id: 'queue',
    label: 'Add to Queue',
    icon: ListPlus,
    shown: 'button',
    letter: 'q',
    offTitle: 'Add to Queue is not possible yet',
    reasons: row => (row.to === null ? ['Please select a destination.'] : []),
    fixKeys: () => 'Shift D',
    run: never,
  },
  { id: 'edit', label: 'Edit', icon: Pencil, shown: 'icon', letter: 'e', run: never },
  { id: 'details', label: 'Details', icon: Info, run: never },
]
