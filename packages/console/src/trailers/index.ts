export { useCarrierNames } from './use-carrier-names.ts'
export { type TrailerCommands, useTrailerCommands } from './use-trailer-commands.ts'
