import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Connection } from '../vda5050/connection.ts'
import type { Factsheet } from '../vda5050/factsheet.ts'
import type { InstantActions } from '../vda5050/instant-actions.ts'
import type { Order } from '../vda5050/order.ts'
import type { State, Visualization } from '../vda5050/state.ts'
import type { YardCommand } from '../yard/yard-commands.ts'
import type { YardEvent } from '../yard/yard-events.ts'
import type { YardRequests } from '../yard/yard-requests.ts'
import type { YardResponse } from '../yard/yard-responses.ts'
import type { YardRoute } from '../yard/yard-route.ts'
import type { YardSensors } from '../yard/yard-sensors.ts'
import type { YardState } from '../yard/yard-state.ts'

/** The message itself with its type, or why it is not one, e.g. `/nodes/0/sequenceId must be >= 0`. */
export type Validation<T> = { ok: true; message: T; errors: [] } | { ok: false; errors: string[] }
export type Validator<T> = (message: unknown) => Validation<T>

export const validateOrder = validator<Order>('vda5050-v2.1/order.schema')
export const validateInstantActions = validator<InstantActions>('vda5050-v2.1/instantActions.schema')
export const validateState = validator<State>('vda5050-v2.1/state.schema')
export const validateVisualization = validator<Visualization>('vda5050-v2.1/visualization.schema')
export const validateConnection = validator<Connection>('vda5050-v2.1/connection.schema')
export const validateFactsheet = validator<Factsheet>('vda5050-v2.1/factsheet.schema')
export const validateYardState = validator<YardState>('yard-1/yardState.schema.json')
export const validateYardRequests = validator<YardRequests>('yard-1/yardRequests.schema.json')
export const validateYardRoute = validator<YardRoute>('yard-1/yardRoute.schema.json')
export const validateYardEvent = validator<YardEvent>('yard-1/yardEvents.schema.json')
export const validateYardSensors = validator<YardSensors>('yard-1/yardSensors.schema.json')
export const validateYardResponse = validator<YardResponse>('yard-1/yardResponses.schema.json')
export const validateYardCommand = validator<YardCommand>('yard-1/yardCommands.schema.json')

/** A validator that compiles its schema when it is first asked: a program pays only for the messages it handles. */
function validator<T>(schemaFile: string): Validator<T> {
  let compiled: ValidateFunction<T> | undefined
  return message => {
    compiled ??= compile<T>(schemaFile)
    if (compiled(message)) return { ok: true, message, errors: [] }
    return { ok: false, errors: (compiled.errors ?? []).map(e => `${e.instancePath || '/'} ${e.message}`) }
  }
}

function compile<T>(schemaFile: string): ValidateFunction<T> {
  // Not strict: the official schemas carry keywords of their own, such as `subtopic`. But NaN is no number: JSON has none.
  const ajv = new Ajv2020({ strict: false, strictNumbers: true })
  addFormats.default(ajv)
  const path = new URL(`../../schemas/${schemaFile}`, import.meta.url)
  return ajv.compile<T>(JSON.parse(readFileSync(path, 'utf8')))
}
