import type { SentenceText } from '../../platform/index.ts'
/** Mutations that take fields of a move: those that make one, the one that edits a draft, the one that edits a queued move. */
export type MoveUse = 'creation' | 'draft' | 'queued'

/** The tables in which the console lists moves. */
export type MoveTable = 'drafts' | 'queue' | 'history'

/** How the form shows a field that every mission kind has. A field of some kinds is an input of `MissionKind`. */
export interface MoveFormField {
  label: SentenceText
  /** What the form calls it within a sentence; needed where `editable` is `always`. */
  noun?: string
  /** Must be filled, see `MOVE_FIELD_PROBLEMS`. */
  needed?: true
  /** The feature of the environment without which it is neither shown nor needed; left out: always there. */
  onlyWith?: 'moveClassEnabled'
  /** What a new form begins with; left out: nothing. */
  initial?: string | number
  /** A text of several lines. */
  multiline?: true
  /** The tables that have a column of it, before their actions. */
  columns?: readonly MoveTable[]
  /** Said of a text above its limit; left out: a sentence made of its label. */
  tooLong?: string
}

/** One field of a move: an entry of `MOVE_FIELDS`, from which column, API, form, checks and locks follow. */
export interface MoveField {
  /**
   * How the value is kept and sent. `choice` is one of `values`, and an enum in the API; `number` is whole; `time` is
   * ISO 8601 UTC; `json` is any JSON; `object` is JSON whose type in the API is made by hand; `reference` is the id of a
   * zone, a trailer or a truck, and a move that is read has the thing itself under the name without `Id`.
   */
  kind: 'text' | 'choice' | 'number' | 'time' | 'json' | 'object' | 'reference'
  /** Never null. */
  required?: true
  /** The closed list that the value comes from. */
  values?: readonly string[]
  /** Least and most that a person may give as a number. */
  range?: readonly [least: number, most: number]
  /** Stored when a person gives nothing, or null. */
  default?: string | number | Readonly<Record<string, never>>
  /**
   * When a person may give it: `never` again after the move was made, while the move is a `draft`, or `always`.
   * Left out: only the system sets it.
   */
  editable?: 'never' | 'draft' | 'always'
  /** False: too much for lists, so that the console reads it for the details of one move only. */
  inLists?: false
  /** What it means, for the API. */
  description?: string
  /** What its arguments say in the API; left out: the limit of a text. */
  arguments?: { readonly [Use in MoveUse]?: string }
  form?: MoveFormField
}
