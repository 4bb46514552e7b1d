import type { EventHeader, SubjectType } from '@tractrix/domain/events'
import type { Ability } from '@tractrix/domain/users'
import { readEventsAfter } from '../../event-log/index.ts'
import type { RequestContext } from '../../graphql/request/request-context.ts'
import type { LiveChannel } from '../../topics/live-topics.ts'
import { eventTopic, mergeEvents } from '../../topics/site-events.ts'

/**
 * Where a subscription field gets its messages from. One source serves every client: the live server makes one
 * group per (document, variables, authorization scope), executes each event once for the group and sends the same
 * bytes to all of its members.
 *
 * Everything after the ability check runs as an anonymous person who holds exactly the group's rights
 * (`ctx.user` has no id, name or e-mail), so a message can never carry what only one member may see.
 */
export interface LiveSource<Args, Event> {
  /** What the person must be able to do at each of the sites; otherwise UNAUTHORIZED. */
  ability: Ability
  /** The sites whose updates the arguments ask for. An empty list is refused, as there is no right to check. */
  sites(args: Args, ctx: RequestContext): MaybePromise<readonly string[]>
  /** The channels to listen to. */
  channels(args: Args, ctx: RequestContext): MaybePromise<readonly LiveChannel<Event>[]>
  /** Whether subscribers are sent the event; left out: they are sent all. */
  concerns?(event: Event): boolean
  /**
   * Names the piece of state that the event is about. Of several unsent events with the same name only the newest
   * is sent; that bounds what a slow client can owe. Left out: one piece of state per channel.
   */
  stateKey?(event: Event): string
  /** Merges two unsent events with the same state key; left out: the later one. */
  merge?(earlier: Event, later: Event): Event
  /**
   * The events that make up the whole present state: sent to each newcomer first, and to all after updates may have been
   * lost. A source without a snapshot has its sockets closed with 1012 then, so that clients reconnect and refetch.
   */
  snapshot?(args: Args, ctx: RequestContext): MaybePromise<readonly Event[]>
  /** The number of the event in the log; sent as `extensions.siteSeq` of its message. */
  position?(event: Event): { siteId: string; siteSeq: number }
  /**
   * For subscription fields with the argument `after`: the events after that number, oldest first; null when they
   * cannot all be given. A member that asks for them gets them first, and then every later event.
   */
  missed?(args: Args, after: number, ctx: RequestContext): Promise<readonly Event[] | null>
}

type MaybePromise<T> = T | Promise<T>

/** The extension of a schema field that holds its source. */
export const LIVE_SOURCE_EXTENSION = 'liveSource'

/**
 * Makes a subscription field of a source; spread it into the field's options. `resolve` then receives the events.
 *
 * @example Updates of the moves of a site
 * builder.subscriptionField('moveUpdates', t =>
 *   t.field({
 *     description: 'Tells every change of a move of the site.',
 *     type: MoveUpdate,
 *     args: { siteId: t.arg.id({ required: true }), after: t.arg(AFTER_ARGUMENT) },
 *     ...liveField(siteEvents('move', 'move.view')),
 *     resolve: async (event, _args, ctx) => ({
 *       operation: event.operation,
 *       moveId: event.subjectId,
 *       move: event.operation === 'delete' ? null : await ctx.loaders.of(moveById).load(event.subjectId),
 *     }),
 *   }),
 * )
 *
 * @example State that arrives as a whole, with a first message
 * const fleetTicks = liveTopic<FleetTick>('fleet-telemetry') // channels are site ids
 * const fleetSource: LiveSource<{ siteIds: string[] }, FleetTick> = {
 *   ability: 'truck.view',
 *   sites: args => args.siteIds,
 *   channels: args => args.siteIds.map(id => ({ topic: fleetTicks, id })),
 *   snapshot: (args, ctx) => args.siteIds.map(siteId => liveFleet(ctx.app).tick(siteId)),
 * }
 * // in trucks: app.live.publish(fleetTicks, siteId, tick)
 */
export function liveField<Args, Event>(source: LiveSource<Args, Event>): LiveFieldOptions<Args, Event> {
  return {
    extensions: { [LIVE_SOURCE_EXTENSION]: source },
    subscribe: () => {
      throw new Error('subscription fields are served by the live server, which reads their source')
    },
  }
}

export interface LiveFieldOptions<Args, Event> {
  extensions: Record<typeof LIVE_SOURCE_EXTENSION, LiveSource<Args, Event>>
  subscribe: (root: unknown, args: Args, ctx: RequestContext) => AsyncIterable<Event>
}

/** The source of an «updates» subscription: every committed event about one type of record at one site. */
export function siteEvents(
  subject: SubjectType,
  ability: Ability,
): LiveSource<{ siteId: string }, EventHeader> {
  return {
    ability,
    sites: args => [args.siteId],
    channels: args => [{ topic: eventTopic(subject), id: args.siteId }],
    stateKey: event => event.subjectId,
    merge: mergeEvents,
    position: ({ siteId, siteSeq }) => ({ siteId: siteId ?? '', siteSeq }),
    missed: (args, after, ctx) => readEventsAfter(ctx.app.db.pool, args.siteId, after, subject),
  }
}

/** As `siteEvents`, only those by which a record has come into that status. */
export function enteredEvents(
  subject: SubjectType,
  status: string,
  ability: Ability,
): LiveSource<{ siteId: string }, EventHeader> {
  return { ...siteEvents(subject, ability), concerns: event => event.entered === status }
}
