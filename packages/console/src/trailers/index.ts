export { checkOutReason, isTrailerInUse } from './check-out-reason.ts'
export { TrailerSize } from './trailer-size.tsx'
export { useCarrierNames } from './use-carrier-names.ts'
export { type TrailerCommands, useTrailerCommands } from './use-trailer-commands.ts'
