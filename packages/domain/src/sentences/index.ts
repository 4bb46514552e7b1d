export { SENTENCE_TEXTS, sentenceReading, WAIT_REASON_SUBJECT } from './sentence-catalogue.ts'
