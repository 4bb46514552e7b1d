export {
  FORM_SUBJECTS,
  FORM_TYPES,
  type FormQuestion,
  type FormSelection,
  type FormType,
  QUESTION_TYPES,
  type QuestionType,
} from './form.ts'
export { FORM_EVENTS } from './form-events.ts'
export { FORM_PROBLEMS, type FormAnswers, formProblems, LONGEST_ANSWER } from './form-problems.ts'
