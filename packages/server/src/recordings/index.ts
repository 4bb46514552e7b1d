export { registerRecordingsSchema } from './recordings.schema.ts'
