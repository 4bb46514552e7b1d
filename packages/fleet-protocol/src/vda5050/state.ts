import type { Header } from '../wire/header.ts'
import type { NodePosition } from './order.ts'

export type ActionStatus = 'WAITING' | 'INITIALIZING' | 'RUNNING' | 'FINISHED' | 'FAILED'
export type OperatingMode = 'AUTOMATIC' | 'SEMIAUTOMATIC' | 'MANUAL' | 'SERVICE' | 'TEACHIN'
export type EStop = 'AUTOACK' | 'MANUAL' | 'REMOTE' | 'NONE'
export type ErrorLevel = 'WARNING' | 'FATAL'

export interface NodeState {
  nodeId: string
  sequenceId: number
  nodeDescription?: string
  released: boolean
  nodePosition?: NodePosition
}

export interface EdgeState {
  edgeId: string
  sequenceId: number
  edgeDescription?: string
  released: boolean
}

export interface AgvPosition {
  /** Site meters. */
  x: number
  y: number
  /** Radians, counter-clockwise from map x. */
  theta: number
  mapId: string
  mapDescription?: string
  /** False: the vehicle does not know where it is. */
  positionInitialized: boolean
  /** 0 (lost) to 1 (sure). */
  localizationScore?: number
  deviationRange?: number
}

/** In the vehicle's own frame: meters per second forward and left, radians per second counter-clockwise. */
export interface Velocity {
  vx?: number
  vy?: number
  omega?: number
}

export interface Load {
  /** For a yard truck the id of the trailer it pulls, when it knows it. */
  loadId?: string
  loadType?: string
  loadPosition?: string
  weight?: number
}

export interface ActionState {
  actionId: string
  actionType?: string
  actionDescription?: string
  actionStatus: ActionStatus
  resultDescription?: string
}

export interface BatteryState {
  /** Percent, 0 to 100. */
  batteryCharge: number
  batteryVoltage?: number
  batteryHealth?: number
  charging: boolean
  /** Meters. */
  reach?: number
}

export interface ErrorReference {
  referenceKey: string
  referenceValue: string
}

export interface VehicleError {
  errorType: string
  errorReferences?: ErrorReference[]
  errorDescription?: string
  errorHint?: string
  /** WARNING: the vehicle goes on by itself or can be helped; FATAL: it needs a human before it moves again. */
  errorLevel: ErrorLevel
}

export interface Information {
  infoType: string
  infoReferences?: ErrorReference[]
  infoDescription?: string
  infoLevel: 'INFO' | 'DEBUG'
}

export interface SafetyState {
  /** NONE: no emergency stop is active. */
  eStop: EStop
  fieldViolation: boolean
}

/** Topic `state`, vehicle to server: on every change, and at least every 30 s; profile yard/1 asks for 2 s. */
export interface State extends Header {
  /** Empty when the vehicle has had no order since it started. */
  orderId: string
  orderUpdateId: number
  zoneSetId?: string
  lastNodeId: string
  lastNodeSequenceId: number
  driving: boolean
  paused?: boolean
  /** True: the vehicle is near the end of its base and waits for more. */
  newBaseRequest?: boolean
  distanceSinceLastNode?: number
  operatingMode: OperatingMode
  nodeStates: NodeState[]
  edgeStates: EdgeState[]
  agvPosition?: AgvPosition
  velocity?: Velocity
  loads?: Load[]
  actionStates: ActionState[]
  batteryState: BatteryState
  errors: VehicleError[]
  information?: Information[]
  safetyState: SafetyState
}

/** Topic `visualization`, vehicle to server: position only, as often as it likes. */
export interface Visualization extends Partial<Header> {
  agvPosition?: AgvPosition
  velocity?: Velocity
}
