/** First two levels of every topic: the interface name and the major version of VDA 5050 (2.x). */
export const TOPIC_PREFIX = 'uagv/v2'

/** First two levels of the topics of VDA 5050 3.x, which we do not speak: we only notice who does. */
export const NEWER_TOPIC_PREFIX = 'uagv/v3'

/** Standard topics that a vehicle writes. */
export const VDA_VEHICLE_TOPICS = ['connection', 'state', 'visualization', 'factsheet'] as const
/** Standard topics that the server writes. */
export const VDA_SERVER_TOPICS = ['order', 'instantActions'] as const
/** Topics of profile yard/1 that a vehicle writes. */
export const YARD_VEHICLE_TOPICS = [
  'yardState',
  'yardRequests',
  'yardRoute',
  'yardEvents',
  'yardSensors',
] as const
/** Topics of profile yard/1 that the server writes. */
export const YARD_SERVER_TOPICS = ['yardResponses', 'yardCommands'] as const

/** Everything a vehicle may write, except the binary map streams under `yardMap/`. */
export const VEHICLE_TOPICS = [...VDA_VEHICLE_TOPICS, ...YARD_VEHICLE_TOPICS] as const
/** Everything the server writes to a vehicle. */
export const SERVER_TOPICS = [...VDA_SERVER_TOPICS, ...YARD_SERVER_TOPICS] as const
/**
 * Vehicle topics that must be published with the retain flag: a server that starts later still sees them, and a
 * vehicle may read them back after its own restart.
 */
export const RETAINED_TOPICS = ['connection', 'factsheet', 'yardState', 'yardRequests', 'yardRoute'] as const

const FLEET_TOPICS: ReadonlyMap<string, FleetTopic> = new Map(
  [...VEHICLE_TOPICS, ...SERVER_TOPICS].map(topic => [topic, topic]),
)

export type VehicleTopic = (typeof VEHICLE_TOPICS)[number]
export type ServerTopic = (typeof SERVER_TOPICS)[number]
export type FleetTopic = VehicleTopic | ServerTopic

/** Who a vehicle is on the wire. The serial number is the truck's `internalId`. */
export interface VehicleId {
  manufacturer: string
  serialNumber: string
}

export type ParsedTopic =
  | { vehicle: VehicleId; topic: FleetTopic; mapStream: null }
  | { vehicle: VehicleId; topic: 'yardMap'; mapStream: string }

/** True for a name that may stand as one topic level: not empty, no `/`, `+`, `#`, `$` or NUL, at most 64 characters. */
export const isTopicLevel = (name: string): boolean => /^[^/+#$\0]{1,64}$/.test(name)

/**
 * The topic of one vehicle, e.g. `uagv/v2/tractrix/bwi-av-01/state`.
 * @throws RangeError when the manufacturer or the serial number cannot be a topic level
 */
export function vehicleTopic(vehicle: VehicleId, topic: FleetTopic): string {
  return `${vehicleTopicRoot(vehicle)}/${topic}`
}

/** The topic of one robot-map stream of a vehicle, e.g. `…/yardMap/costmap`. */
export function mapStreamTopic(vehicle: VehicleId, stream: string): string {
  if (!isTopicLevel(stream)) throw new RangeError(`not a map stream name: ${JSON.stringify(stream)}`)
  return `${vehicleTopicRoot(vehicle)}/yardMap/${stream}`
}

/** A subscription filter that matches one topic of every vehicle, e.g. `uagv/v2/+/+/state`. */
export const everyVehicleFilter = (topic: FleetTopic): string => `${TOPIC_PREFIX}/+/+/${topic}`

/** A subscription filter that matches every vehicle topic of VDA 5050 3.x. */
export const NEWER_VEHICLE_FILTER = `${NEWER_TOPIC_PREFIX}/+/+/+`

/** Whose topic of VDA 5050 3.x this is; null when it is none that a vehicle writes. */
export function parseNewerTopic(topic: string): VehicleId | null {
  if (!topic.startsWith(`${NEWER_TOPIC_PREFIX}/`)) return null
  const [manufacturer = '', serialNumber = '', name = '', ...rest] = topic
    .slice(NEWER_TOPIC_PREFIX.length + 1)
    .split('/')
  const isVehicleTopic = VDA_VEHICLE_TOPICS.some(known => known === name) && rest.length === 0
  if (!isVehicleTopic || !isTopicLevel(manufacturer) || !isTopicLevel(serialNumber)) return null
  return { manufacturer, serialNumber }
}

/** Takes a topic apart; null when it is not one of ours. */
export function parseTopic(topic: string): ParsedTopic | null {
  if (!topic.startsWith(`${TOPIC_PREFIX}/`)) return null
  const [manufacturer = '', serialNumber = '', name = '', stream, ...rest] = topic
    .slice(TOPIC_PREFIX.length + 1)
    .split('/')
  if (!isTopicLevel(manufacturer) || !isTopicLevel(serialNumber) || rest.length > 0) return null
  const vehicle = { manufacturer, serialNumber }
  if (name === 'yardMap' && stream !== undefined && isTopicLevel(stream)) {
    return { vehicle, topic: 'yardMap', mapStream: stream }
  }
  if (stream !== undefined) return null
  const known = FLEET_TOPICS.get(name)
  return known === undefined ? null : { vehicle, topic: known, mapStream: null }
}

function vehicleTopicRoot({ manufacturer, serialNumber }: VehicleId): string {
  for (const level of [manufacturer, serialNumber]) {
    if (!isTopicLevel(level)) throw new RangeError(`not usable as a topic level: ${JSON.stringify(level)}`)
  }
  return `${TOPIC_PREFIX}/${manufacturer}/${serialNumber}`
}
