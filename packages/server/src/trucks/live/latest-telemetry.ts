import { defaultTelemetry, type TruckTelemetry } from '@tractrix/domain/trucks'
import type { ServerContext } from '../../platform/context/index.ts'
import { LIVE_TRUCKS } from './live-trucks.ts'

/** The newest telemetry of a truck as of now; placeholders for one that has never reported anything. */
export const latestTelemetry = (
  { services }: Pick<ServerContext, 'services'>,
  truck: { id: string; siteId: string; internalId: string },
): TruckTelemetry => services.get(LIVE_TRUCKS).fleet.telemetry(truck.id) ?? defaultTelemetry(truck)
