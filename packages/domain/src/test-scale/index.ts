export { scaled } from './scaled.ts'
