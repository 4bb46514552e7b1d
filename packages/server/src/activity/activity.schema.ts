import { catalogued } from '@tractrix/domain/errors'
import { type ApiBuilder, requireAbility } from '../platform/graphql/index.ts'
import { readActivity, staysOf } from './activity.store.ts'
import {
  ACTIVITY_SUBJECTS,
  ActivityEntryRef,
  ActivitySubjectRef,
  registerActivityTypes,
} from './activity.types.ts'

const DEFAULT_TAKE = 50
const LARGEST_TAKE = 200

/** What happened at a site and to one trailer, newest first. */
export function registerActivitySchema(target: ApiBuilder): void {
  registerActivityTypes()
  target.queryField('siteActivity', t =>
    t.field({
      description:
        'What happened to moves and trailers of the site, newest first (OP-DSH-24): what there is among the 5000 numbers of the site before `before`, or before now. UNAUTHORIZED for a foreign site; BAD_INPUT.',
      type: [ActivityEntryRef],
      args: {
        siteId: t.arg.id({ required: true }),
        subjects: t.arg({ type: [ActivitySubjectRef], description: 'Left out: both.' }),
        take: t.arg.int({ description: 'How many, 1 to 200; default 50.' }),
        before: t.arg({ type: 'SiteSeq', description: 'Only what came before this number.' }),
        after: t.arg({ type: 'SiteSeq', description: 'Only what came after this number.' }),
      },
      resolve: (_root, { siteId, subjects, take, before, after }, ctx) => {
        requireAbility(ctx, 'move.view', siteId)
        requireAbility(ctx, 'trailer.view', siteId)
        return readActivity(ctx.app.db.kysely, {
          siteId,
          subjects: subjects ?? ACTIVITY_SUBJECTS,
          subjectIds: null,
          before: before ?? null,
          after: after ?? null,
          take: readTake(take),
        })
      },
    }),
  )
  target.queryField('trailerHistory', t =>
    t.field({
      description:
        'What happened to a trailer, newest first: in this stay, and in every other one of its carrier and number at the site. UNAUTHORIZED for a trailer of a foreign site, and for one that is not there; BAD_INPUT.',
      type: [ActivityEntryRef],
      args: {
        trailerId: t.arg.id({ required: true }),
        take: t.arg.int({ description: 'How many, 1 to 200; default 50.' }),
        before: t.arg({ type: 'SiteSeq', description: 'Only what came before this number.' }),
      },
      resolve: async (_root, { trailerId, take, before }, ctx) => {
        const stays = await staysOf(ctx.app.db.kysely, trailerId)
        if (stays === null) throw catalogued('UNAUTHORIZED')
        requireAbility(ctx, 'trailer.view', stays.siteId)
        return readActivity(ctx.app.db.kysely, {
          siteId: stays.siteId,
          subjects: ['trailer'],
          subjectIds: stays.trailerIds,
          before: before ?? null,
          after: null,
          take: readTake(take),
        })
      },
    }),
  )
}

/** @throws BAD_INPUT for a take outside 1 to 200 */
function readTake(take: number | null | undefined): number {
  const wanted = take ?? DEFAULT_TAKE
  if (wanted < 1 || wanted > LARGEST_TAKE)
    throw catalogued('BAD_INPUT', { message: `take must be 1 to ${LARGEST_TAKE}, not ${wanted}.` })
  return wanted
}
