import { type DemoYard, demoYard } from '@tractrix/demo-yards'
import { addressOfTruck, type BrokerAddress, brokerAddress, type VehicleId } from '@tractrix/fleet-protocol'
import { retainedStates } from './client/retained-states.ts'
import { TruckClient } from './client/truck-client.ts'
import { VehicleEndpoint } from './client/vehicle-endpoint.ts'
import { SettingError, type SimConfig } from './config/sim-config.ts'
import { MemoryFile } from './world/memory-file.ts'
import { placedStart } from './world/placed-start.ts'
import { SimWorld, type StartChooser, type WorldYard } from './world/sim-world.ts'
import { rememberedStart, rememberYard, restoreTrailers, restoreWork } from './world/world-memory.ts'

/** Real milliseconds between two steps of the world, and between two writings of its memory. */
const TICK_MS = 50
const REMEMBER_EVERY_MS = 2_000

/** After a pause of the process (a suspended machine) no more than this is caught up, in real milliseconds. */
const CATCH_UP_MS = 500

/** Charge of a truck whose battery nobody remembers. */
const UNKNOWN_CHARGE = 0.7

export interface RunningSimulator {
  world: SimWorld
  clients: TruckClient[]
  /** Stops the world, keeps its memory and says farewell for every truck. */
  stop(): Promise<void>
}

/** Starts the simulated yards and connects their trucks to the broker. */
export async function runSimulator(
  config: SimConfig,
  onProblem: (message: string) => void,
): Promise<RunningSimulator> {
  const yards = config.sites.map(alias => demoYard(alias)!)
  const files = new Map(yards.map(yard => [yard.alias, memoryFile(config, yard, onProblem)]))
  const brokers = brokersOf(config, yards)
  const brokerOf = (serial: string) => brokers.get(serial)!
  const world = await wakeWorld(config, yards, files, brokerOf)
  const now = () => Date.now()
  const settings = { fleetKey: config.fleetKey, now, onProblem }
  const clients = world.yards.flatMap(yard =>
    yard.trucks.map(
      truck =>
        new TruckClient(new VehicleEndpoint(truck), vehicleOf(yard.demo, truck.serial), {
          ...settings,
          broker: brokerOf(truck.serial),
        }),
    ),
  )
  for (const client of clients) client.connect()
  let last = performance.now()
  let remembered = last
  const timer = setInterval(() => {
    const at = performance.now()
    world.step((Math.min(CATCH_UP_MS, at - last) / 1000) * config.rate)
    last = at
    for (const client of clients) client.flush()
    if (at - remembered < REMEMBER_EVERY_MS) return
    remembered = at
    remember(world.yards, files)
  }, TICK_MS)
  return {
    world,
    clients,
    async stop() {
      clearInterval(timer)
      remember(world.yards, files, true)
      await Promise.all(clients.map(client => client.close()))
    },
  }
}

/** The world as it was: from its memory, else from what the broker kept of the trucks, else from the beginning. */
async function wakeWorld(
  config: SimConfig,
  yards: DemoYard[],
  files: Map<string, MemoryFile | null>,
  brokerOf: (serial: string) => BrokerAddress,
): Promise<SimWorld> {
  const memories = new Map(yards.map(yard => [yard.alias, files.get(yard.alias)?.read() ?? null]))
  const unknown = yards.filter(yard => memories.get(yard.alias) === null)
  const vehicles = unknown.flatMap(yard => yard.trucks.map(truck => vehicleOf(yard, truck.internalId)))
  const kept = await retainedStates(vehicles, { brokerOf, fleetKey: config.fleetKey })
  const startOf: StartChooser = (ground, serial) => {
    const memory = memories.get(ground.yard.alias) ?? null
    if (memory !== null) {
      restoreTrailers(ground, memory)
      return rememberedStart(ground, memory, serial)
    }
    const state = kept.get(serial)
    return state === undefined ? null : placedStart(ground, state, UNKNOWN_CHARGE)
  }
  const world = new SimWorld(yards, config.seed, { startOf, faultRate: config.faultRate })
  for (const yard of world.yards) {
    const memory = memories.get(yard.demo.alias)
    if (memory) restoreWork(yard, memory)
  }
  return world
}

/** Where the broker is for each truck, read once: a missing certificate stops the start. */
function brokersOf({ mqttUrl }: SimConfig, yards: readonly DemoYard[]): ReadonlyMap<string, BrokerAddress> {
  const serials = yards.flatMap(yard => yard.trucks.map(truck => truck.internalId))
  try {
    return new Map(
      serials.map(serial => [serial, brokerAddress(addressOfTruck(mqttUrl, serial), 'SIM_MQTT_URL')]),
    )
  } catch (error) {
    throw new SettingError((error as Error).message)
  }
}

function memoryFile(
  { stateFolder }: SimConfig,
  { alias }: DemoYard,
  onProblem: (message: string) => void,
): MemoryFile | null {
  return stateFolder === null ? null : new MemoryFile(stateFolder, alias, onProblem)
}

function remember(yards: WorldYard[], files: Map<string, MemoryFile | null>, atTheEnd = false): void {
  for (const yard of yards) files.get(yard.demo.alias)?.write(rememberYard(yard), atTheEnd)
}

function vehicleOf(yard: DemoYard, serialNumber: string): VehicleId {
  return {
    manufacturer: yard.trucks.find(truck => truck.internalId === serialNumber)!.manufacturer,
    serialNumber,
  }
}
