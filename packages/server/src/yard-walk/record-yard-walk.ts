import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import { TRAILER_REFUSALS } from '@tractrix/domain/trailers'
import { judgeWalk, type WalkFinding, type WalkSighting } from '@tractrix/domain/yard-walk'
import { isSpot } from '@tractrix/domain/zones'
import type { ServerContext } from '../platform/context/index.ts'
import { changeSite, type Trx } from '../platform/db/index.ts'
import { admitTrailer, correctTrailer } from '../trailers/index.ts'
import { listZones } from '../zones/index.ts'
import { readWalkedTrailers } from './yard-walk.store.ts'

/** Who walked, and when what he saw is taken over (ISO time). */
interface Speaker {
  actor: Actor
  now: string
}

/**
 * Takes over what somebody saw who walked the yard, all of it or nothing: trailers that stand elsewhere are moved, missing
 * ones lose their spot, unknown ones are added without size and status. What a truck has or comes for stays as it is.
 *
 * @returns what was found, as the yard was recorded just before
 * @throws BAD_INPUT for a zone that is no spot of the site, and for a carrier or number that cannot be; UNAUTHORIZED without a site
 */
export function recordYardWalk(
  app: Pick<ServerContext, 'db' | 'clock'>,
  actor: Actor,
  siteId: string,
  sightings: readonly WalkSighting[],
): Promise<WalkFinding[]> {
  return changeSite(app, siteId, async (trx, now) => {
    await assertSpots(trx, siteId, sightings)
    const findings = judgeWalk(sightings, await readWalkedTrailers(trx, siteId))
    await takeOver(trx, siteId, findings, { actor, now })
    return findings
  })
}

async function assertSpots(trx: Trx, siteId: string, sightings: readonly WalkSighting[]): Promise<void> {
  const zones = new Map((await listZones(trx, siteId)).map(zone => [zone.id, zone]))
  for (const { zoneId } of sightings) {
    const zone = zones.get(zoneId)
    if (zone === undefined)
      throw catalogued('BAD_INPUT', { message: `The site has no zone ${JSON.stringify(zoneId)}.` })
    if (!isSpot(zone.zoneType))
      throw catalogued('BAD_INPUT', { message: TRAILER_REFUSALS.of('no_spot', { zone: zone.name }) })
  }
}

async function takeOver(
  trx: Trx,
  siteId: string,
  findings: readonly WalkFinding[],
  speaker: Speaker,
): Promise<void> {
  const place = (id: string, zoneId: string | null) =>
    correctTrailer(trx, siteId, { id, correction: { zoneId } }, speaker)
  for (const finding of findings) if (finding.kind === 'missing') await place(finding.trailerId, null)
  for (const step of stepsOf(findings)) await place(step.trailerId, step.zoneId)
  for (const { kind, ...unknown } of findings.filter(finding => finding.kind === 'unknown'))
    await admitTrailer(trx, siteId, { ...unknown, ...NOBODY_LOOKED }, speaker)
}

const NOBODY_LOOKED = { dimensionCode: null, loaded: null, otrDropOffConfirmed: null, notes: null } as const

type Moved = Extract<WalkFinding, { kind: 'moved' }>

/** Where moved trailers are put, one after the other, so that no spot holds two: of a ring one waits beside the spots. */
function stepsOf(findings: readonly WalkFinding[]): { trailerId: string; zoneId: string | null }[] {
  const waiting = new Map<string, Moved>()
  for (const finding of findings) if (finding.kind === 'moved') waiting.set(finding.trailerId, finding)
  const steps: { trailerId: string; zoneId: string | null }[] = []
  const from = new Map([...waiting.values()].map(({ trailerId, fromZoneId }) => [trailerId, fromZoneId]))
  while (waiting.size > 0) {
    const taken = new Set(from.values())
    const free = [...waiting.values()].find(({ zoneId }) => !taken.has(zoneId))
    const next = free ?? [...waiting.values()].find(({ trailerId }) => from.get(trailerId) !== null)!
    steps.push({ trailerId: next.trailerId, zoneId: free ? next.zoneId : null })
    from.set(next.trailerId, null)
    if (free) waiting.delete(next.trailerId)
  }
  return steps
}
