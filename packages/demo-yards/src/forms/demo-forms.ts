import { FORM_TYPES, type FormType, type QuestionType } from '@tractrix/domain/forms'
import type { RejectionCode } from '@tractrix/domain/moves'
import { demoId } from '../demo-id.ts'
import { COMPLIANCE_FORM, INSPECTION_FORM } from './checklists.ts'
import { COMPLETION_FORM, REASSIGNMENT_FORM } from './move-forms.ts'
import { ASSIST_FORM, INTERNAL_FORM, INTERVENTION_FORM, UNAVAILABLE_FORM } from './truck-forms.ts'

/** A question as it is written down: what is left out follows from its place. */
export interface DemoQuestionText {
  question: string
  questionType: QuestionType
  isRequired: boolean
  /** Offered answers; the code is what a partner is told when the answer is chosen (MV-OPEN-84). */
  selections?: { value: string; canonicalId: string; reassignedCode?: RejectionCode }[]
}

/** A question of a form with ids that are the same on every machine; it is asked at every demo yard. */
export interface DemoQuestion extends Omit<DemoQuestionText, 'selections'> {
  id: string
  formType: FormType
  /** Place in the form, from 1. */
  sequence: number
  selections: {
    id: string
    value: string
    canonicalId: string
    metadata: { reassignedCode?: RejectionCode }
  }[]
}

const FORMS = {
  compliance: COMPLIANCE_FORM,
  draftMoveManuallyCompleted: COMPLETION_FORM,
  draftMoveReassigned: REASSIGNMENT_FORM,
  manualIntervention: INTERVENTION_FORM,
  remoteAssistNoLongerValid: ASSIST_FORM,
  truckUnavailable: UNAVAILABLE_FORM,
  truckInternal: INTERNAL_FORM,
  truckInspection: INSPECTION_FORM,
} as const satisfies Record<FormType, readonly DemoQuestionText[]>

/** Every question of every form (MV-ENT-31, MV-ENT-33). */
export const demoQuestions = (): DemoQuestion[] =>
  FORM_TYPES.flatMap(formType => FORMS[formType].map((text, index) => toQuestion(formType, index + 1, text)))

function toQuestion(formType: FormType, sequence: number, text: DemoQuestionText): DemoQuestion {
  const path = `form/${formType}/${sequence}`
  return {
    ...text,
    id: demoId(path),
    formType,
    sequence,
    selections: (text.selections ?? []).map(({ value, canonicalId, reassignedCode }) => ({
      id: demoId(`${path}/${canonicalId}`),
      value,
      canonicalId,
      metadata: reassignedCode ? { reassignedCode } : {},
    })),
  }
}
