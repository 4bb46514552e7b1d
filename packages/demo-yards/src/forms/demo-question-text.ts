import type { QuestionType } from '@tractrix/domain/forms'
import type { RejectionCode } from '@tractrix/domain/moves'

/** A question as it is written down: what is left out follows from its place. */
export interface DemoQuestionText {
  question: string
  questionType: QuestionType
  isRequired: boolean
  /** Offered answers; the code is what a partner is told when the answer is chosen (MV-OPEN-84). */
  selections?: { value: string; canonicalId: string; reassignedCode?: RejectionCode }[]
}
