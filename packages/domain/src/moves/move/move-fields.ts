import { phrase, TEXT_LIMITS } from '../../platform/index.ts'
import { DEFAULT_PRIORITY, HIGHEST_PRIORITY, LOWEST_PRIORITY } from './move-constants.ts'
import type { MoveField } from './move-field.ts'
import { MOVE_CATEGORIES, MOVE_CLASSES, MOVE_SOURCES, MOVE_STATUSES, MOVE_TYPES } from './move-lists.ts'
import { REJECTION_CODES } from './rejection-codes.ts'

const METADATA_KEYS = '`enable_yard_inventory`, `staticRoute`, `DIR`, `RT_NAME`, `TC_MODE` (MV-ENT-05).'

/**
 * Everything that a move says, in the order of the form. The columns of its table, the fields and arguments of the API,
 * the form and the documents of the console, checks and locks follow from here (docs/adding-a-field.md). What every record
 * has (id, site, times of making and changing, version) is kept by the store.
 */
export const MOVE_FIELDS = {
  type: { kind: 'choice', values: MOVE_TYPES, required: true, editable: 'draft' },
  source: { kind: 'choice', values: MOVE_SOURCES, required: true },
  status: { kind: 'choice', values: MOVE_STATUSES, required: true },
  fromZoneId: {
    kind: 'reference',
    editable: 'draft',
    arguments: { creation: 'Left out: where the trailer stands.' },
  },
  toZoneId: { kind: 'reference', editable: 'draft' },
  trailerId: {
    kind: 'reference',
    editable: 'draft',
    arguments: { creation: 'Left out: the trailer at the start, or on the truck (MV-OPEN-70).' },
  },
  truckId: { kind: 'reference' },
  requestedTruckId: {
    kind: 'reference',
    editable: 'draft',
    arguments: { creation: 'Left out: any truck.' },
  },
  priority: {
    kind: 'number',
    required: true,
    range: [HIGHEST_PRIORITY, LOWEST_PRIORITY],
    default: DEFAULT_PRIORITY,
    editable: 'draft',
    description: '1 (highest) to 10 (lowest).',
    arguments: {
      creation: '1 (highest) to 10; left out: 10 (MV-CST-04).',
      draft: '1 (highest) to 10; null: 10 (MV-CST-04).',
    },
    form: { label: phrase('Priority'), initial: DEFAULT_PRIORITY },
  },
  moveCategory: {
    kind: 'choice',
    values: MOVE_CATEGORIES,
    required: true,
    editable: 'always',
    form: { label: phrase('Move Category'), noun: 'category', needed: true, initial: 'production' },
  },
  moveClass: {
    kind: 'choice',
    values: MOVE_CLASSES,
    editable: 'always',
    arguments: {
      creation: 'Required in the console while PUBLIC_MOVE_CLASS_ENABLED is on (MV-VAL-02).',
      queued: 'Null clears.',
    },
    form: { label: phrase('Move Class'), noun: 'class', needed: true, onlyWith: 'moveClassEnabled' },
  },
  notes: {
    kind: 'text',
    editable: 'always',
    arguments: {
      creation: 'At most 2,000 characters, stored as entered (MV-OPEN-35); empty counts as none.',
      draft: 'At most 2,000 characters (MV-OPEN-35).',
      queued: 'At most 2,000 characters (MV-OPEN-35); null or empty clears.',
    },
    form: {
      label: phrase('Notes'),
      noun: 'notes',
      multiline: true,
      columns: ['drafts', 'queue', 'history'],
      tooLong: `Notes have at most ${TEXT_LIMITS.notes.toLocaleString('en')} characters`,
    },
  },
  metadata: {
    kind: 'json',
    required: true,
    default: {},
    editable: 'draft',
    description: `Settings of the route and of the mission: ${METADATA_KEYS}`,
    arguments: {
      creation: `Settings of the route and of the mission: ${METADATA_KEYS}`,
      draft: `Settings of the route and of the mission, in place of the stored ones: ${METADATA_KEYS}`,
    },
  },
  referenceId: { kind: 'text', editable: 'never' },
  customerStatus: {
    kind: 'text',
    description: "The partner's own status; null until the partner has acknowledged the move (MV-OPEN-19).",
  },
  partnerPayload: { kind: 'object' },
  additionalInfo: { kind: 'json', inLists: false },
  deadline: { kind: 'time', inLists: false },
  errorMessage: { kind: 'text' },
  rejectedCode: {
    kind: 'text',
    values: REJECTION_CODES,
    description:
      'Why the move was refused by a truck, the planner or a partner: a code of the rejection codes; null when it was not refused (MV-REJ-01).',
  },
  reassignedCode: {
    kind: 'text',
    values: REJECTION_CODES,
    description:
      'Why the move was returned: a code of the rejection codes; null when it was not returned (MV-REJ-01).',
  },
  reassignedDescription: { kind: 'text' },
  pendingAt: { kind: 'time' },
  inProgressAt: { kind: 'time' },
  completedAt: { kind: 'time' },
  canceledAt: { kind: 'time' },
  erroredAt: { kind: 'time' },
  rejectedAt: { kind: 'time', inLists: false },
  reassignedAt: { kind: 'time', description: 'Set: the move is returned (MV-STA-02).' },
  moveDuration: {
    kind: 'number',
    description: 'Seconds from in progress to complete; null before (MV-ENT-02).',
  },
  waitReasons: { kind: 'object', required: true },
} as const satisfies Record<string, MoveField>

export type MoveFieldName = keyof typeof MOVE_FIELDS
