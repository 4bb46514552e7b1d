export { ActivityIcon } from './activity-icon.tsx'
export { type ActivityEntry, actorText, updateText } from './activity-words.ts'
export { MarkedText } from './marked-text.tsx'
export { TrailerHistory } from './trailer-history.tsx'
