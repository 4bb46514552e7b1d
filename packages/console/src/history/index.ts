export { TrailerHistory } from './trailer/trailer-history.tsx'
