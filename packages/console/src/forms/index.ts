export type { FormSubject, ReturnReason } from './answers.ts'
export { ReasonForm } from './reason-form.tsx'
export { type ReasonFormState, useReasonForm } from './use-reason-form.ts'
