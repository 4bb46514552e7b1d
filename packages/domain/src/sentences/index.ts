export { SENTENCE_TEXTS, WAIT_REASON_SUBJECT } from './sentence-catalogue.ts'
