import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { FeatureService, ServerContext } from '../context/index.ts'
import type { Disposables } from '../disposables.ts'
import type { ApiBuilder } from '../graphql/index.ts'
import type { Authenticator } from '../http/authentication/authenticator.ts'
import type { LiveServer, LiveTopic } from '../live/index.ts'

/**
 * What a feature adds to the server, in the order in which the server uses it. Everything but name and tier is optional.
 * A feature is one folder with a `feature.ts`, listed in `app/features.ts`; nothing else knows it by name.
 */
export interface Feature {
  /** The name of its folder. */
  readonly name: string
  /** It imports only features of lower tiers, and is started after them and ended before them. */
  readonly tier: number
  /** What it offers to features of higher tiers, by key; each is made when it is asked for the first time. */
  readonly services?: readonly FeatureService[]
  /** The live topics that it publishes to; their names are unique in the server. */
  readonly topics?: readonly LiveTopic<unknown>[]
  /** Adds its types and fields to the GraphQL schema. Called once per process, without a running server. */
  readonly schema?: (builder: ApiBuilder) => void
  /** Writes into the database what must be there before any feature starts. */
  readonly seed?: (context: ServerContext) => Promise<void>
  /** Starts what runs for as long as the server does; every part that it starts is added to `started`. */
  readonly start?: (context: ServerContext, started: Disposables) => Promise<void>
  /** Work that is repeated for as long as the server runs. */
  readonly jobs?: readonly RepeatedJob[]
  /** What must work for `/readyz` to answer 200. */
  readonly health?: readonly HealthCheck[]
  /** Adds its figures to `/metrics`. */
  readonly metrics?: (registry: Registry, context: ServerContext) => void
  /** Adds its HTTP routes beside GraphQL. */
  readonly routes?: (context: RouteContext) => Promise<void> | void
}

/** Repeated work. Every server on a database does it, so it must be harmless when done twice. */
export interface RepeatedJob {
  /** Names it in the log; unique in the server. */
  readonly name: string
  /** The pause between two runs, in milliseconds; the first run is at the start. */
  readonly everyMs: number
  run(context: ServerContext): Promise<void>
}

/** A part that the server cannot work without; `check` throws or rejects while it cannot be reached. */
export interface HealthCheck {
  /** Names it in the answer of `/readyz`; unique in the server. */
  readonly name: string
  check(context: ServerContext): Promise<void> | void
}

/** What HTTP routes work with: the parts of the server, and the ways in. */
export interface RouteContext extends ServerContext {
  readonly http: FastifyInstance
  /** Finds out who sent a request. */
  readonly authenticator: Authenticator
  /** The server of the subscriptions, whose sockets end with their sessions. */
  readonly liveServer: LiveServer
}

/** Checks a manifest where it is written. */
export const defineFeature = (feature: Feature): Feature => feature
