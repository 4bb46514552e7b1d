import {
  draftSaveProblems,
  enqueueProblems,
  type MoveDraft,
  type MoveFieldProblem,
  type MoveKindId,
  type MoveProblem,
  moveFieldProblems,
  moveKind,
  PROBLEM_TEXTS,
  problemGroup,
} from '@tractrix/domain/moves'
import { sentenceText } from '../../../platform/sentence-text.ts'
import { t } from '../../../platform/words.ts'
import type { Yard } from '../../../site-data/index.ts'
import { factsFor } from '../../facts/move-facts.ts'
import { fieldLabel } from '../../words/field-label.ts'
import { draftOfForm, type MoveForm } from './move-form.ts'

/** What the form says about itself while it is filled, in the language of the person. */
export interface FormJudgement {
  draft: MoveDraft
  /** The list under `Move is Invalid`, in the order of the fields of the kind (MV-VAL-05). */
  warnings: readonly MoveProblem[]
  /** Messages under single fields (MV-VAL-01, MV-VAL-02). */
  fields: readonly Pick<MoveFieldProblem, 'field' | 'message'>[]
  /** Why Save to Queue is off; empty: it is on (MV-VAL-29, MV-VAL-30). */
  queueReasons: readonly string[]
  /** Why Save as Draft is off; empty: it is on (MV-VAL-31 to MV-VAL-33). */
  draftReasons: readonly string[]
}

export interface JudgeOptions {
  yard: Yard
  /** The move that is edited; null for a new one. */
  moveId: string | null
  moveClassEnabled: boolean
}

/** Asks the rules of the domain about the form; the server asks the same when it is saved. */
export function judgeForm(form: MoveForm, { yard, moveId, moveClassEnabled }: JudgeOptions): FormJudgement {
  const draft = draftOfForm(form, yard)
  const facts = factsFor(draft, moveId, yard)
  const warnings = inFieldOrder(enqueueProblems(draft, facts), form.kind)
  const fields = moveFieldProblems(form, { moveClassEnabled }).map(({ field, sentence }) => ({
    field,
    message: sentenceText(sentence),
  }))
  const fieldReasons = fields.map(({ field, message }) => `${fieldLabel(field)}: ${message}`)
  const draftProblems = draftSaveProblems(draft, facts)
  return {
    draft,
    warnings,
    fields,
    queueReasons: [...sentences(warnings), ...fieldReasons],
    draftReasons: [...sentences(draftProblems), ...fieldReasons],
  }
}

function inFieldOrder(problems: readonly MoveProblem[], kind: MoveKindId): MoveProblem[] {
  const groups = moveKind(kind).problemGroups
  const place = (problem: MoveProblem) => groups.indexOf(problemGroup(problem))
  return problems.toSorted((one, other) => place(one) - place(other))
}

function sentences(problems: readonly MoveProblem[]): string[] {
  return problems.map(problem => t(PROBLEM_TEXTS[problem]))
}
