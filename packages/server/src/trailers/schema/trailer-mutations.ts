import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import type { Trailer } from '@tractrix/domain/trailers'
import { actorOf, isApiKey } from '@tractrix/domain/users'
import { type ApiBuilder, type RequestContext, requireAbility } from '../../platform/graphql/index.ts'
import { checkInTrailer } from '../actions/check-in-trailer.ts'
import { checkOutTrailer } from '../actions/check-out-trailer.ts'
import { confirmDropOff } from '../actions/confirm-drop-off.ts'
import type { TrailerContext } from '../actions/trailer-record.ts'
import { undoTrailerCheckout } from '../actions/undo-trailer-checkout.ts'
import { updateTrailer } from '../actions/update-trailer.ts'
import { siteOfTrailer } from '../store/trailer-changes.store.ts'
import { TrailerRef } from './trailers.types.ts'

/** Trailers that come, leave, come back and are corrected (OP-MUT-01..05). */
export function addTrailerMutations(target: ApiBuilder): void {
  addCheckIn(target)
  addUpdate(target)
  addById(target, 'checkOutTrailer', checkOutTrailer, {
    ability: stayAbility,
    description:
      'Takes a trailer that left out of the inventory; its spot is free then (OP-MUT-02). TRAILER_STATE while a pending or in-progress move needs it, while it is in transit, before its drop-off is confirmed; UNAUTHORIZED.',
  })
  addById(target, 'undoTrailerCheckout', undoTrailerCheckout, {
    ability: () => 'trailer.edit',
    description:
      'Puts a trailer back that was checked out, into its spot where that is still free, else without one (OP-MUT-03, OP-OPEN-106). TRAILER_STATE when another of its carrier and number is on site, and once `trailerUndoCheckoutExpiration` is over; UNAUTHORIZED.',
  })
  addById(target, 'confirmDropOff', confirmDropOff, {
    ability: stayAbility,
    description:
      'Notes that a trailer was dropped off; it is in transit no more (OP-MUT-04, OP-TRS-06). Asked for again, it changes nothing. TRAILER_STATE for a checked-out trailer; UNAUTHORIZED.',
  })
}

function addCheckIn(target: ApiBuilder): void {
  target.mutationField('checkInTrailer', t =>
    t.field({
      description:
        'Adds a trailer to the inventory of a site; each stay is a record of its own (OP-MUT-01). BAD_INPUT; TRAILER_ALREADY_ON_SITE; TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE when another trailer stands there; UNAUTHORIZED.',
      type: TrailerRef,
      args: {
        siteId: t.arg.id({ required: true }),
        scac: t.arg.string({
          required: true,
          description: 'Carrier code: 2 to 4 letters, kept in capitals (OP-TRM-06).',
        }),
        serial: t.arg.string({
          required: true,
          description: 'Letters, numbers and spaces, 30 at most, kept in capitals (OP-TRM-09, OP-OPEN-108).',
        }),
        dimensionCode: t.arg.string({ description: 'Size by code; left out: unknown.' }),
        loaded: t.arg.boolean({ description: 'Left out: nobody looked.' }),
        otrDropOffConfirmed: t.arg.boolean({
          description: 'Left out: false at a site that confirms drop-offs, else true (OP-TRS-08).',
        }),
        notes: t.arg.string(),
        zoneId: t.arg.id({ description: 'The free spot where it stands; left out: in none.' }),
      },
      resolve: (_root, { siteId, scac, serial, ...more }, ctx) => {
        const actor = actorOf(requireAbility(ctx, stayAbility(ctx), siteId))
        return checkInTrailer(ctx.app, actor, siteId, {
          scac,
          serial,
          dimensionCode: more.dimensionCode ?? null,
          loaded: more.loaded ?? null,
          otrDropOffConfirmed: more.otrDropOffConfirmed ?? null,
          notes: more.notes ?? null,
          zoneId: more.zoneId ?? null,
        })
      },
    }),
  )
}

function addUpdate(target: ApiBuilder): void {
  target.mutationField('updateTrailer', t =>
    t.field({
      description:
        'Corrects a trailer on site; what is left out stays (OP-MUT-05). BAD_INPUT; TRAILER_ALREADY_ON_SITE; TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE when another trailer stands there; TRAILER_STATE for a checked-out trailer; UNAUTHORIZED.',
      type: TrailerRef,
      args: {
        id: t.arg.id({ required: true }),
        scac: t.arg.string(),
        serial: t.arg.string(),
        dimensionCode: t.arg.string({ description: 'Null: unknown.' }),
        loaded: t.arg.boolean({ description: 'Null: nobody looked.' }),
        inTransit: t.arg.boolean(),
        notes: t.arg.string({ description: 'Null: none.' }),
        zoneId: t.arg.id({ description: 'A free spot; null: it stands in none (OP-SPT-06).' }),
      },
      resolve: async (_root, { id, scac, serial, inTransit, ...nullable }, ctx) => {
        const { actor, siteId } = await authorizeTrailer(ctx, 'trailer.edit', id)
        return updateTrailer(ctx.app, actor, siteId, id, {
          ...(scac == null ? {} : { scac }),
          ...(serial == null ? {} : { serial }),
          ...(inTransit == null ? {} : { inTransit }),
          ...(nullable.dimensionCode === undefined ? {} : { dimensionCode: nullable.dimensionCode }),
          ...(nullable.loaded === undefined ? {} : { loaded: nullable.loaded }),
          ...(nullable.notes === undefined ? {} : { notes: nullable.notes }),
          ...(nullable.zoneId === undefined ? {} : { zoneId: nullable.zoneId }),
        })
      },
    }),
  )
}

function addById(
  target: ApiBuilder,
  field: string,
  act: (app: TrailerContext, actor: Actor, siteId: string, id: string) => Promise<Trailer>,
  { ability, description }: { ability: (ctx: RequestContext) => TrailerAbility; description: string },
): void {
  target.mutationField(field, t =>
    t.field({
      description,
      type: TrailerRef,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => {
        const { actor, siteId } = await authorizeTrailer(ctx, ability(ctx), id)
        return act(ctx.app, actor, siteId, id)
      },
    }),
  )
}

type TrailerAbility = 'trailer.edit' | 'trailer.report'

/** What it takes to say that a trailer came or left: the crew's right, or of an API key the scope for it. */
const stayAbility = ({ user }: RequestContext): TrailerAbility =>
  user && isApiKey(user) ? 'trailer.report' : 'trailer.edit'

/** The site of the trailer and who asks, once they are known to hold the ability there. */
async function authorizeTrailer(
  ctx: RequestContext,
  ability: TrailerAbility,
  id: string,
): Promise<{ actor: Actor; siteId: string }> {
  const siteId = await siteOfTrailer(ctx.app.db.kysely, id)
  if (siteId === null) throw catalogued('UNAUTHORIZED')
  return { actor: actorOf(requireAbility(ctx, ability, siteId)), siteId }
}
