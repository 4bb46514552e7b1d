export { useCarrierNames } from './use-carrier-names.ts'
