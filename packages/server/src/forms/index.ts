export { registerFormsSchema } from './forms.schema.ts'
