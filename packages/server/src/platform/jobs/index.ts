export { type RepeatingJob, startRepeatingJob } from './repeating-job.ts'
