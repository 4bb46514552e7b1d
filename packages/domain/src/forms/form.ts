/** Every form the yard fills in (MV-ENT-33, MV-OPEN-124). */
export const FORM_TYPES = [
  'compliance',
  'draftMoveManuallyCompleted',
  'draftMoveReassigned',
  'manualIntervention',
  'remoteAssistNoLongerValid',
  'truckUnavailable',
  'truckInternal',
  'truckInspection',
] as const
export type FormType = (typeof FORM_TYPES)[number]

/** How a question is answered (MV-ENT-32). */
export const QUESTION_TYPES = ['text', 'multiLine', 'select', 'boolean'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** One answer that a `select` question offers (MV-ENT-31). */
export interface FormSelection {
  value: string
  canonicalId: string
  metadata: { reassignedCode?: string } & Record<string, unknown>
}

/** One question of a form (MV-ENT-31, MV-OPEN-125). */
export interface FormQuestion {
  id: string
  formType: FormType
  /** Its place in the form, from 1. */
  sequence: number
  question: string
  questionType: QuestionType
  isRequired: boolean
  selections: readonly FormSelection[]
}

/** What a form is about, and so what every submission of it names; null: the site as a whole. */
export const FORM_SUBJECTS = {
  compliance: null,
  draftMoveManuallyCompleted: 'move',
  draftMoveReassigned: 'move',
  manualIntervention: 'truck',
  remoteAssistNoLongerValid: 'truck',
  truckUnavailable: 'truck',
  truckInternal: 'truck',
  truckInspection: 'truck',
} as const satisfies Record<FormType, 'move' | 'truck' | null>
