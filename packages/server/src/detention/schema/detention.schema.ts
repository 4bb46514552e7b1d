import { chargesOf, type Money, readClock } from '@tractrix/domain/detention'
import { catalogued } from '@tractrix/domain/errors'
import { can } from '@tractrix/domain/users'
import {
  type ApiBuilder,
  builder,
  type RequestContext,
  requireAbility,
} from '../../platform/graphql/index.ts'
import { AFTER_ARGUMENT } from '../../platform/graphql/schema/shared-types.ts'
import { liveField, siteEvents } from '../../platform/live/index.ts'
import { TrailerRef, trailerById } from '../../trailers/index.ts'
import { clocksOfTrailer } from '../clocks/clocks.loaders.ts'
import { readTerms } from '../store/terms.store.ts'
import { type ClockNow, DetentionClockRef, MoneyRef, registerClockTypes } from './clock.types.ts'
import { addDetentionMutations } from './detention-mutations.ts'
import { registerFigures } from './figures.schema.ts'
import { DetentionTermsRef, registerTermsTypes } from './terms.types.ts'

interface Statement {
  lines: ClockNow[]
  totals: Money[]
}

const StatementRef = builder.objectRef<Statement>('DetentionStatement')
const TermsUpdateRef = builder.objectRef<{ termsId: string }>('DetentionTermsUpdate')

/** How long trailers are on site against free time and rates (OP-OPEN-30). */
export function registerDetentionSchema(target: ApiBuilder): void {
  registerClockTypes()
  registerTermsTypes()
  registerFigures(target)
  implementOwnTypes()
  addTrailerField()
  addQueries(target)
  addDetentionMutations(target)
  target.subscriptionField('detentionTermsUpdates', t =>
    t.field({
      description: 'Every new version of the table of free time and rates of the site.',
      type: TermsUpdateRef,
      args: { siteId: t.arg.id({ required: true }), after: t.arg(AFTER_ARGUMENT) },
      ...liveField(siteEvents('detention_terms', 'detention.view')),
      resolve: ({ subjectId }) => ({ termsId: subjectId }),
    }),
  )
}

function implementOwnTypes(): void {
  StatementRef.implement({
    description: 'What the stay of a trailer costs, as of the answer.',
    fields: t => ({
      lines: t.expose('lines', {
        type: [DetentionClockRef],
        description: 'Its clocks, oldest first: one for each time it was loaded or emptied.',
      }),
      totals: t.expose('totals', { type: [MoneyRef], description: 'One sum per currency; empty: nothing.' }),
    }),
  })
  TermsUpdateRef.implement({
    description: 'News of a version.',
    fields: t => ({ termsId: t.exposeID('termsId') }),
  })
}

function addTrailerField(): void {
  builder.objectField(TrailerRef, 'detention', t =>
    t.field({
      description:
        'The clock of the trailer against its free time, once it is checked out the last one of its stay; null: the person or API key may not see free time and rates.',
      type: DetentionClockRef,
      nullable: true,
      resolve: async ({ id, siteId }, _args, ctx) =>
        ctx.user !== null && can(ctx.user, 'detention.view', siteId)
          ? ((await linesOf(ctx, id)).at(-1) ?? null)
          : null,
    }),
  )
}

function addQueries(target: ApiBuilder): void {
  target.queryField('detentionTerms', t =>
    t.field({
      description:
        'Every version of the table of free time and rates of a site, in the order in which they were saved. In force is the one whose `validFrom` came last; of two for the same moment the later version. UNAUTHORIZED.',
      type: [DetentionTermsRef],
      args: { siteId: t.arg.id({ required: true }) },
      resolve: (_root, { siteId }, ctx) => {
        requireAbility(ctx, 'detention.view', siteId)
        return readTerms(ctx.app.db.kysely, [siteId])
      },
    }),
  )
  target.queryField('detentionStatement', t =>
    t.field({
      description: 'What the stay of a trailer costs and why, checked out or not. UNAUTHORIZED.',
      type: StatementRef,
      args: { trailerId: t.arg.id({ required: true }) },
      resolve: async (_root, { trailerId }, ctx) => {
        const trailer = await ctx.loaders.of(trailerById).load(trailerId)
        if (trailer === null) throw catalogued('UNAUTHORIZED')
        requireAbility(ctx, 'detention.view', trailer.siteId)
        const lines = await linesOf(ctx, trailerId)
        const now = ctx.app.clock.now().getTime()
        return {
          lines,
          totals: chargesOf(
            lines.map(({ clock }) => clock),
            now,
          ),
        }
      },
    }),
  )
}

async function linesOf(ctx: RequestContext, trailerId: string): Promise<ClockNow[]> {
  const clocks = (await ctx.loaders.of(clocksOfTrailer).load(trailerId))?.clocks ?? []
  const now = ctx.app.clock.now().getTime()
  return clocks.map((clock, position) => ({
    clock,
    earlier: clocks.slice(0, position),
    reading: readClock(clock, now),
    now,
  }))
}
