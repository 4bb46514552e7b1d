import { catalogued } from '@tractrix/domain/errors'
import { actorOf } from '@tractrix/domain/users'
import type { WalkFinding, WalkSighting } from '@tractrix/domain/yard-walk'
import { type ApiBuilder, builder, requireAbility } from '../platform/graphql/index.ts'
import { recordYardWalk } from './record-yard-walk.ts'

/** The most spots that one walk tells of. */
const MOST_SIGHTINGS = 5_000

const SightingInput = builder.inputType('YardSightingInput', {
  description:
    'What somebody saw in a spot: a trailer by carrier and number, or nothing where both are left out.',
  fields: t => ({
    zoneId: t.id({ required: true, description: 'The spot.' }),
    scac: t.string({ description: 'Carrier code of the trailer; left out: the spot is empty.' }),
    serial: t.string({ description: 'Number of the trailer; left out: the spot is empty.' }),
  }),
})
const WalkResultRef = builder.objectRef<readonly WalkFinding[]>('YardWalkResult')

const COUNTS: readonly { field: string; kind: WalkFinding['kind']; description: string }[] = [
  {
    field: 'confirmedCount',
    kind: 'confirmed',
    description: 'Trailers that stand where they were recorded.',
  },
  { field: 'emptyCount', kind: 'empty', description: 'Spots that are empty, as recorded.' },
  { field: 'movedCount', kind: 'moved', description: 'Trailers that were recorded elsewhere.' },
  { field: 'addedCount', kind: 'unknown', description: 'Trailers that were not on site; they were added.' },
  {
    field: 'missingCount',
    kind: 'missing',
    description: 'Trailers that lost the spot in which they were recorded.',
  },
  {
    field: 'leftCount',
    kind: 'left',
    description: 'Trailers that a truck has or comes for; they stay as recorded.',
  },
]

/** What somebody saw who walked the yard. */
export function registerYardWalkSchema(target: ApiBuilder): void {
  WalkResultRef.implement({
    description: 'How what was seen stood to what was recorded just before.',
    fields: t =>
      Object.fromEntries(
        COUNTS.map(({ field, kind, description }) => [
          field,
          t.int({ description, resolve: findings => findings.filter(found => found.kind === kind).length }),
        ]),
      ),
  })
  target.mutationField('recordYardWalk', t =>
    t.field({
      description: `Takes over what somebody saw who walked the yard, all of it or nothing: trailers that stand elsewhere are moved, missing ones lose their spot, unknown ones are added. Of several sightings of a spot or a trailer the last one counts. BAD_INPUT for a zone that is no spot of the site, a carrier or number that cannot be, and more than ${MOST_SIGHTINGS} sightings; UNAUTHORIZED.`,
      type: WalkResultRef,
      args: {
        siteId: t.arg.id({ required: true }),
        sightings: t.arg({ type: [SightingInput], required: true, description: 'In the order of the walk.' }),
      },
      resolve: (_root, { siteId, sightings }, ctx) => {
        const actor = actorOf(requireAbility(ctx, 'trailer.edit', siteId))
        if (sightings.length > MOST_SIGHTINGS)
          throw catalogued('BAD_INPUT', { message: `A walk has at most ${MOST_SIGHTINGS} sightings.` })
        return recordYardWalk(ctx.app, actor, siteId, sightings.map(readSighting))
      },
    }),
  )
}

/** @throws BAD_INPUT when only one of carrier and number is there */
function readSighting({
  zoneId,
  scac,
  serial,
}: {
  zoneId: string
  scac?: string | null | undefined
  serial?: string | null | undefined
}): WalkSighting {
  if (scac == null && serial == null) return { zoneId, trailer: null }
  if (scac == null || serial == null)
    throw catalogued('BAD_INPUT', { message: 'A trailer that was seen has a carrier and a number.' })
  return { zoneId, trailer: { scac: scac.trim(), serial: serial.trim() } }
}
