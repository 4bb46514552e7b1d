export { liveTrailers } from './live-trailers.ts'
export { parkedTrailers } from './parked-trailers.ts'
export { useCarrierNames } from './use-carrier-names.ts'
export { type TrailerRow, useTrailers } from './use-trailers.ts'
