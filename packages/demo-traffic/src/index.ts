export { YardClient } from './client/yard-client.ts'
export { PACES, type PaceName } from './config/paces.ts'
export { runTraffic, type Traffic, type TrafficOptions } from './run-traffic.ts'
export { siteTurn } from './site-turn.ts'
