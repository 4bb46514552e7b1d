import { catalogued } from '@tractrix/domain/errors'
import type { User } from '@tractrix/domain/users'
import type { ServerContext } from '../../context/index.ts'
import type { GraphQLParams } from '../../graphql/execution/execute.ts'
import type { OperationPreparer } from '../../graphql/execution/prepare.ts'
import type { PreparedOperation, Variables } from '../../graphql/execution/prepared-operation.ts'
import { requestContext } from '../../graphql/request/request-context.ts'
import { requireAbility } from '../../graphql/request/require-ability.ts'
import { authorizationScope } from './authorization-scope.ts'
import type { GroupMember } from './group-member.ts'
import { LiveGroup } from './live-group.ts'
import type { LiveSource } from './live-source.ts'
import { subscriptionPlan } from './subscription-plan.ts'

/** What one client subscribes to. */
export interface Wish {
  user: User
  params: GraphQLParams
  prepared: PreparedOperation
  values: Variables
}

/** All groups of this server node, each made with its first member and dropped with its last. */
export class LiveGroups {
  readonly #app: ServerContext
  readonly #preparer: OperationPreparer
  readonly #groups = new Map<string, LiveGroup>()

  constructor(app: ServerContext, preparer: OperationPreparer) {
    this.#app = app
    this.#preparer = preparer
    app.live.onResync(() => {
      for (const group of this.#groups.values()) group.resync()
    })
  }

  get size(): number {
    return this.#groups.size
  }

  /** Memberships in all groups together: the subscriptions that are listening now. */
  get members(): number {
    return [...this.#groups.values()].reduce((sum, group) => sum + group.size, 0)
  }

  /**
   * Makes the client a member of the group for its wish and returns how to leave it. When this is done, every later
   * update reaches the client; with the argument `after`, everything since that number does.
   *
   * @throws UNAUTHORIZED when the person has no access to one of the sites
   */
  async join(wish: Wish, member: GroupMember): Promise<() => void> {
    const { user, prepared, values } = wish
    const { source, args, after, sharedValues } = subscriptionPlan(this.#preparer.schema, prepared, values)
    const scope = authorizationScope(user, await this.#allowedSites(user, source, args))
    const key = `${scope.key}\n${stableJson(sharedValues)}\n${wish.params.operationName ?? ''}\n${wish.params.query}`
    const known = this.#groups.get(key)
    const group =
      known ?? new LiveGroup({ app: this.#app, prepared, values, source, args, person: scope.person })
    this.#groups.set(key, group)
    group.add(member, after)
    const leave = () => {
      group.remove(member)
      if (group.size > 0) return
      group.stop()
      if (this.#groups.get(key) === group) this.#groups.delete(key)
    }
    try {
      await group.start()
    } catch (error) {
      leave()
      throw error
    }
    return leave
  }

  async #allowedSites(
    user: User,
    source: LiveSource<unknown, unknown>,
    args: unknown,
  ): Promise<readonly string[]> {
    const ctx = requestContext(this.#app, user)
    const siteIds = await source.sites(args, ctx)
    if (siteIds.length === 0) throw catalogued('UNAUTHORIZED')
    for (const siteId of siteIds) requireAbility(ctx, source.ability, siteId)
    return siteIds
  }
}

/** JSON with sorted keys: equal for equal values. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
