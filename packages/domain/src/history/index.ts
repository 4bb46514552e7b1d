export {
  eventOfHistoryKind,
  HISTORY_KINDS,
  type HistoryKind,
  historyKindLabel,
  historyKindOf,
  isHistoryKind,
} from './history-kinds.ts'
export { HISTORY_MEANS, type HistoryFacts, type HistoryMeans, historyMeans } from './history-means.ts'
