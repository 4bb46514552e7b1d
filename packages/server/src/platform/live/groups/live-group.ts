import { catalogued } from '@tractrix/domain/errors'
import type { User } from '@tractrix/domain/users'
import type { ServerContext } from '../../context/index.ts'
import { runPrepared } from '../../graphql/execution/execute.ts'
import type { PreparedOperation, Variables } from '../../graphql/execution/prepared-operation.ts'
import { type RequestContext, requestContext } from '../../graphql/request/request-context.ts'
import { BackPressureBuffer, putLast } from './back-pressure-buffer.ts'
import type { GroupMember } from './group-member.ts'
import type { LiveSource } from './live-source.ts'

/** What all members of a group have in common. */
export interface GroupSubject {
  app: ServerContext
  prepared: PreparedOperation
  values: Variables
  source: LiveSource<unknown, unknown>
  args: unknown
  /** The anonymous person with the group's rights. */
  person: User
}

/**
 * All clients that ask the same with the same rights. In each tick every update is executed and written as
 * JSON once, whatever the number of members; updates that arrive while a tick is at work wait for the next one, newest
 * state only. Events for a member whose connection is congested are buffered until its unsent bytes are gone
 * (`BackPressureBuffer`).
 */
export class LiveGroup {
  readonly #subject: GroupSubject
  readonly #members = new Set<GroupMember>()
  readonly #newcomers = new Set<GroupMember>()
  /** Members that want what came after a number first, with that number. */
  readonly #resuming = new Map<GroupMember, number>()
  /** The number up to which a member was given what it had missed; its notification may come later than that. */
  readonly #caughtUpTo = new WeakMap<GroupMember, number>()
  readonly #drained = new Set<GroupMember>()
  readonly #buffer: BackPressureBuffer
  readonly #stops: (() => void)[] = []
  readonly #pending = new Map<string, unknown>()
  #mustResync = false
  #isScheduled = false
  #isStopped = false
  #started: Promise<void> | null = null

  constructor(subject: GroupSubject) {
    this.#subject = subject
    this.#buffer = new BackPressureBuffer(subject.source)
  }

  /** Begins to listen, once. Updates from then on reach every member. */
  start(): Promise<void> {
    this.#started ??= this.#listen()
    return this.#started
  }

  async #listen(): Promise<void> {
    const { app, source, args } = this.#subject
    const channels = await source.channels(args, this.#context())
    if (this.#isStopped) return
    for (const channel of channels)
      this.#stops.push(
        app.live.subscribe(channel, event => {
          if (source.concerns?.(event) === false) return
          const key = source.stateKey?.(event) ?? `${channel.topic.name}\n${channel.id}`
          putLast(this.#pending, key, this.#buffer.merge(this.#pending.get(key), event))
          this.#schedule()
        }),
      )
  }

  /** Stops listening; what is at work is thrown away. */
  stop(): void {
    this.#isStopped = true
    for (const stop of this.#stops.splice(0)) stop()
    this.#members.clear()
    this.#newcomers.clear()
    this.#resuming.clear()
  }

  /** @param after number of the change after which the member begins; null: with the next one */
  add(member: GroupMember, after: number | null = null): void {
    const { snapshot, missed } = this.#subject.source
    if (snapshot) this.#newcomers.add(member)
    else if (missed && after !== null) this.#resuming.set(member, after)
    else this.#members.add(member)
    if (!this.#members.has(member)) this.#schedule()
  }

  remove(member: GroupMember): void {
    this.#members.delete(member)
    this.#newcomers.delete(member)
    this.#resuming.delete(member)
    this.#drained.delete(member)
    this.#buffer.forget(member)
  }

  get size(): number {
    return this.#members.size + this.#newcomers.size + this.#resuming.size
  }

  /** Events may have been lost: sends the whole state again, or makes the members reconnect for it. */
  resync(): void {
    if (this.#subject.source.snapshot) {
      this.#mustResync = true
      this.#schedule()
    } else for (const member of this.#members) member.restart('resync')
  }

  /** One tick at a time; one more follows when something arrived meanwhile. */
  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(async () => {
      try {
        await this.start()
        await this.#tick()
      } catch (error) {
        this.#subject.app.log.error({ err: error }, 'a live group failed')
        for (const member of [...this.#members, ...this.#newcomers, ...this.#resuming.keys()])
          member.restart('tryAgain')
      }
      this.#isScheduled = false
      if (this.#hasWork()) this.#schedule()
    })
  }

  #hasWork(): boolean {
    const waiting = this.#newcomers.size + this.#resuming.size + this.#drained.size
    return this.#pending.size + waiting > 0 || this.#mustResync
  }

  async #tick(): Promise<void> {
    const pending = [...this.#pending]
    this.#pending.clear()
    const ctx = this.#context()
    const upToDate = await this.#welcome(ctx)
    await this.#resume(ctx)
    await this.#catchUp(ctx)
    const tails = await Promise.all(pending.map(([, event]) => this.#tail(event, ctx)))
    for (const [index, [key, event]] of pending.entries())
      for (const member of this.#members)
        if (!upToDate.has(member) && !this.#hasGot(member, event))
          this.#deliver(member, key, event, tails[index] as Buffer)
  }

  /**
   * Gives newcomers the present state first; everyone, when updates may have been lost. Answers who got it: what was
   * pending before is part of it.
   */
  async #welcome(ctx: RequestContext): Promise<ReadonlySet<GroupMember>> {
    const { source, args } = this.#subject
    if (!source.snapshot || (this.#newcomers.size === 0 && !this.#mustResync)) return NOBODY
    const audience = new Set(this.#mustResync ? [...this.#members, ...this.#newcomers] : this.#newcomers)
    this.#mustResync = false
    const events = await source.snapshot(args, ctx)
    const tails = await Promise.all(events.map(event => this.#tail(event, ctx)))
    for (const member of audience) {
      if (this.#newcomers.delete(member)) this.#members.add(member)
      this.#buffer.forget(member)
      for (const [index, event] of events.entries()) {
        const key = source.stateKey?.(event) ?? `snapshot\n${index}`
        this.#deliver(member, key, event, tails[index] as Buffer)
      }
    }
    return audience
  }

  /**
   * Gives members that begin after a number what came since, the newest state of each thing once. It is read while the
   * group listens already, so that nothing falls between. A member that asks for more than is kept gets an error.
   */
  async #resume(ctx: RequestContext): Promise<void> {
    const resuming = [...this.#resuming]
    const read = new Map<number, Promise<readonly [string, unknown][] | null>>()
    const made = new Map<string, Promise<Buffer>>()
    for (const [member, after] of resuming) {
      const missed = read.get(after) ?? this.#missed(after, ctx)
      read.set(after, missed)
      const events = await missed
      if (!this.#resuming.delete(member)) continue
      if (events === null) {
        member.fail(catalogued('CHANGES_EXPIRED'))
        continue
      }
      this.#members.add(member)
      this.#caughtUpTo.set(member, after)
      for (const [key, event] of events) {
        const tail = made.get(JSON.stringify(event)) ?? this.#tail(event, ctx)
        made.set(JSON.stringify(event), tail)
        this.#deliver(member, key, event, await tail)
        this.#caughtUpTo.set(member, this.#subject.source.position?.(event).siteSeq ?? after)
      }
    }
  }

  #hasGot(member: GroupMember, event: unknown): boolean {
    const upTo = this.#caughtUpTo.get(member)
    const position = this.#subject.source.position?.(event)
    return upTo !== undefined && position !== undefined && position.siteSeq <= upTo
  }

  /** The events after the number by their state keys, merged as if the member had been slow; null: not all are kept. */
  async #missed(after: number, ctx: RequestContext): Promise<readonly [string, unknown][] | null> {
    const { source, args } = this.#subject
    const events = (await source.missed?.(args, after, ctx)) ?? null
    if (events === null) return null
    const newest = new Map<string, unknown>()
    for (const event of events) {
      if (source.concerns?.(event) === false) continue
      const key = source.stateKey?.(event) ?? String(newest.size)
      putLast(newest, key, this.#buffer.merge(newest.get(key), event))
    }
    return [...newest]
  }

  /** Sends members whose connection is no longer congested what was buffered for them. */
  async #catchUp(ctx: RequestContext): Promise<void> {
    const made = new Map<unknown, Promise<Buffer>>()
    const drained = [...this.#drained]
    this.#drained.clear()
    for (const member of drained) {
      const held = [...this.#buffer.take(member)]
      for (const [, event] of held) if (!made.has(event)) made.set(event, this.#tail(event, ctx))
      const tails = await Promise.all(held.map(([, event]) => made.get(event)))
      for (const [index, [key, event]] of held.entries())
        this.#deliver(member, key, event, tails[index] as Buffer)
    }
  }

  #deliver(member: GroupMember, key: string, event: unknown, tail: Buffer): void {
    if (!this.#members.has(member)) return
    if (!this.#buffer.isBuffering(member) && !member.outlet.isCongested) {
      member.outlet.sendShared(member.head, tail)
      return
    }
    if (!this.#buffer.isBuffering(member))
      member.outlet.whenDrained(() => {
        this.#drained.add(member)
        this.#schedule()
      })
    this.#buffer.add(member, key, event)
  }

  async #tail(event: unknown, ctx: RequestContext): Promise<Buffer> {
    const { prepared, values, source } = this.#subject
    const answer = await runPrepared(prepared, event, ctx, values)
    const position = source.position?.(event)
    const payload = position ? { ...answer, extensions: siteSeqExtension(position) } : answer
    return Buffer.from(`,"type":"next","payload":${JSON.stringify(payload)}}`)
  }

  #context(): RequestContext {
    return requestContext(this.#subject.app, this.#subject.person)
  }
}

const siteSeqExtension = ({ siteId, siteSeq }: { siteId: string; siteSeq: number }) => ({
  siteSeq: { [siteId]: siteSeq },
})

const NOBODY: ReadonlySet<GroupMember> = new Set()
