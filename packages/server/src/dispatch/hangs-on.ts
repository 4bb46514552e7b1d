import type { Move } from '@tractrix/domain/moves'
import type { DispatchTruck } from './dispatch-yard.ts'

/** Whether the trailer of the move hangs on the truck already, by our records or by the truck's own word. */
export function hangsOn(
  { truck, telemetry }: Pick<DispatchTruck, 'truck' | 'telemetry'>,
  { trailer }: Pick<Move, 'trailer'>,
): boolean {
  if (trailer === null) return false
  const said = telemetry.trailerIsConnected && telemetry.connectedTrailerId === trailer.id
  return said || truck.connectedTrailerId === trailer.id
}
