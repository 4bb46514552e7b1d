import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import { actorOf } from '@tractrix/domain/users'
import { type ApiBuilder, type RequestContext, requireAbility } from '../../platform/graphql/index.ts'
import { siteOfTrailer, TrailerRef } from '../../trailers/index.ts'
import { type HeldTrailer, holdClock, releaseClock } from '../actions/hold-clock.ts'
import { saveTerms } from '../actions/save-terms.ts'
import { CurrencyRef } from './clock.types.ts'
import { DetentionTermsRef, TermsRowInput } from './terms.types.ts'

/** The table of free time and rates, and the clocks of trailers, changed by hand. */
export function addDetentionMutations(target: ApiBuilder): void {
  addSaveTerms(target)
  target.mutationField('holdDetention', t =>
    t.field({
      description:
        'Stops the clock of a trailer on site: nothing counts until somebody releases it. BAD_INPUT without a reason; DETENTION_STATE when it is held already or the trailer is checked out; UNAUTHORIZED.',
      type: TrailerRef,
      args: {
        trailerId: t.arg.id({ required: true }),
        reason: t.arg.string({ required: true, description: 'What the statement says about the hold.' }),
      },
      resolve: async (_root, { trailerId, reason }, ctx) => {
        const { actor, trailer } = await authorizeHold(ctx, trailerId)
        return holdClock(ctx.app, actor, trailer, reason)
      },
    }),
  )
  target.mutationField('releaseDetention', t =>
    t.field({
      description:
        'Lets the clock of a trailer count again. DETENTION_STATE when it is not held or the trailer is checked out; UNAUTHORIZED.',
      type: TrailerRef,
      args: { trailerId: t.arg.id({ required: true }) },
      resolve: async (_root, { trailerId }, ctx) => {
        const { actor, trailer } = await authorizeHold(ctx, trailerId)
        return releaseClock(ctx.app, actor, trailer)
      },
    }),
  )
}

function addSaveTerms(target: ApiBuilder): void {
  target.mutationField('saveDetentionTerms', t =>
    t.field({
      description:
        'Adds a version to the table of free time and rates of a site; earlier ones stay as they were, and clocks keep the terms with which they began. BAD_INPUT; DETENTION_TERMS_CHANGED when `basedOn` is not the newest version; UNAUTHORIZED.',
      type: DetentionTermsRef,
      args: {
        siteId: t.arg.id({ required: true }),
        validFrom: t.arg({
          type: 'DateTime',
          description: 'Now or later; for the first table of a site also earlier. Left out: now.',
        }),
        currency: t.arg({ type: CurrencyRef, required: true }),
        rows: t.arg({
          type: [TermsRowInput],
          required: true,
          description: 'The whole table, 500 rows at most.',
        }),
        basedOn: t.arg.int({
          description: 'The newest version that the person has seen, 0 for none. Left out: whatever it is.',
        }),
      },
      resolve: (_root, { siteId, validFrom, currency, rows, basedOn }, ctx) => {
        const actor = actorOf(requireAbility(ctx, 'detention.configure', siteId))
        return saveTerms(ctx.app, actor, siteId, {
          validFrom: validFrom ?? null,
          currency,
          rows: rows.map(({ scac, ...row }) => ({ ...row, scac: scac ?? null })),
          basedOn: basedOn ?? null,
        })
      },
    }),
  )
}

/** The trailer and who asks, once the person is known to be allowed to hold clocks at its site. */
async function authorizeHold(
  ctx: RequestContext,
  trailerId: string,
): Promise<{ actor: Actor; trailer: HeldTrailer }> {
  const siteId = await siteOfTrailer(ctx.app.db.kysely, trailerId)
  if (siteId === null) throw catalogued('UNAUTHORIZED')
  return { actor: actorOf(requireAbility(ctx, 'detention.hold', siteId)), trailer: { siteId, trailerId } }
}
