import { AgvController, VirtualAgvAdapter } from 'vda-5050-lib'
import type { VehicleRef } from '../vehicles/vehicle-port.ts'

/** The vehicle of npm `vda-5050-lib` as it comes from the shelf, driving ten times as fast as real. */
export async function startStockAgv(
  vehicle: VehicleRef,
  broker: { url: string; username: string; password: string },
): Promise<AgvController> {
  const controller = new AgvController(
    { manufacturer: vehicle.manufacturer, serialNumber: vehicle.serial },
    {
      interfaceName: 'uagv',
      vdaVersion: '2.0.0',
      transport: { brokerUrl: broker.url, username: broker.username, password: broker.password },
    },
    {
      agvAdapterType: VirtualAgvAdapter,
      publishStateInterval: 1_000,
      publishVisualizationInterval: 500,
    },
    {
      initialPosition: { x: 0, y: 0, theta: 0, mapId: 'bwi2', lastNodeId: 'start' },
      vehicleSpeed: 5,
      timeLapse: 10,
    } as object,
  )
  forgiveLatePublishing(controller)
  await controller.start()
  return controller
}

/** Its timers run on when it has been stopped, and nobody handles that they cannot publish any more. */
function forgiveLatePublishing(controller: AgvController): void {
  const [publish, stop] = [controller.publish.bind(controller), controller.stop.bind(controller)]
  let isStopping = false
  Object.assign(controller, {
    stop: () => {
      isStopping = true
      return stop()
    },
    publish: async (...message: Parameters<typeof publish>) => {
      try {
        return await publish(...message)
      } catch (error) {
        if (!isStopping) throw error
        return undefined
      }
    },
  })
}
