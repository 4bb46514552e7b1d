import { FORM_TYPES, type FormType } from '@tractrix/domain/forms'
import type { RejectionCode } from '@tractrix/domain/moves'
import { demoId } from '../seed/demo-id.ts'
import { COMPLIANCE_FORM, INSPECTION_FORM } from './checklists.ts'
import type { DemoQuestionText } from './demo-question-text.ts'
import { COMPLETION_FORM, REASSIGNMENT_FORM } from './move-forms.ts'
import { ASSIST_FORM, INTERNAL_FORM, INTERVENTION_FORM, UNAVAILABLE_FORM } from './truck-forms.ts'

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
