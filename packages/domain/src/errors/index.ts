export { CataloguedError } from '../platform/index.ts'
export {
  catalogued,
  ERROR_CATALOGUE,
  ERROR_CODES,
  type ErrorCode,
  errorEntry,
  isErrorCode,
  UNKNOWN_ERROR,
} from './error-catalogue.ts'
