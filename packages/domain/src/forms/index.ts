export {
  FORM_TYPES,
  type FormQuestion,
  type FormSelection,
  type FormType,
  QUESTION_TYPES,
  type QuestionType,
} from './form.ts'
