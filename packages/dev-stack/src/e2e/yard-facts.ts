import { distanceMeters, type LatLon, polygonCenter } from '@tractrix/domain/platform'
import type { Page } from 'playwright-core'

/** A trailer, where it stands, and a free door for it. */
export interface Job {
  trailer: { id: string; scac: string; serial: string }
  stall: { id: string; name: string }
  dock: { id: string; name: string }
}

/** What the API says of one move. */
export interface MoveFact {
  id: string
  status: string
  type: string
  source: string
  truck: { id: string; name: string } | null
  moveDuration: number | null
  waitReasons: { message: string }[]
}

/** Newest telemetry of a truck. */
export interface TruckFact {
  latitudeDegrees: number
  longitudeDegrees: number
  connectedTrailerId: string | null
  activeMoveId: string | null
}

interface ZoneFact {
  id: string
  name: string
  zoneType: string
  enabled: boolean
  coordinates: LatLon[]
}

export interface TrailerFact {
  id: string
  scac: string
  serial: string
  zoneId: string | null
  canMove: boolean
  inTransit: boolean
  otrDropOffConfirmed: boolean
  dimensionCode: string | null
}

/** `16822660` is the size that trucks cannot pull (MV-CST-05). */
const UNSUPPORTED = '16822660'

/** What the API knows of one yard, asked with the session of the page. */
export class YardFacts {
  readonly siteId: string
  readonly #page: Page

  constructor(page: Page, siteId: string) {
    this.#page = page
    this.siteId = siteId
  }

  /** Asks anything; `siteId` is always among the variables. Rejects with the first error of the answer. */
  ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    return ask<Data>(this.#page, query, { siteId: this.siteId, ...variables })
  }

  /**
   * Jobs that nothing stands against: trailers that may be moved, in parking stalls, without an open move, each with an
   * empty door to which nothing is on its way. Distances of about `meters` first.
   */
  async jobs(count: number, meters = 0): Promise<Job[]> {
    const { zones, paginatedTrailers, movesList } = await this.ask<{
      zones: ZoneFact[]
      paginatedTrailers: { trailers: TrailerFact[] }
      movesList: { status: string; trailer: { id: string } | null; toZone: { id: string } | null }[]
    }>(`query ($siteId: ID!) {
      zones(siteId: $siteId) { id name zoneType enabled coordinates { latitude longitude } }
      paginatedTrailers(siteId: $siteId, where: { archived: false }, take: 1000) {
        trailers { ${TRAILER} }
      }
      movesList(siteId: $siteId, status: [draft, pending, in_progress]) { status trailer { id } toZone { id } }
    }`)
    const queued = movesList.filter(({ status }) => status !== 'draft')
    const busy = new Set([
      ...movesList.map(({ trailer }) => trailer?.id),
      ...queued.map(({ toZone }) => toZone?.id),
    ])
    const parked = new Map(paginatedTrailers.trailers.map(trailer => [trailer.zoneId, trailer]))
    const open = zones.filter(zone => zone.enabled && !busy.has(zone.id))
    const docks = open.filter(zone => zone.zoneType === 'trailer_dock_spot' && !parked.has(zone.id))
    const ways = open.flatMap(stall => {
      const trailer = parked.get(stall.id)
      if (stall.zoneType !== 'trailer_parking_spot' || trailer === undefined) return []
      if (busy.has(trailer.id) || !isMovable(trailer)) return []
      return docks.map(dock => ({ job: { trailer, stall, dock }, meters: distance(stall, dock) }))
    })
    ways.sort((a, b) => Math.abs(a.meters - meters) - Math.abs(b.meters - meters))
    const jobs: Job[] = []
    const taken = new Set<string>()
    for (const { job } of ways) {
      if (jobs.length === count || taken.has(job.stall.id) || taken.has(job.dock.id)) continue
      taken.add(job.stall.id).add(job.dock.id)
      jobs.push(job)
    }
    if (jobs.length < count) throw new Error(`Only ${jobs.length} of ${count} jobs can be done in this yard.`)
    return jobs
  }

  /** One job; see `jobs`. */
  async job(meters?: number): Promise<Job> {
    return (await this.jobs(1, meters))[0]!
  }

  /** Makes a draft of a job, as another program would. */
  async draft(job: Job, changes: Record<string, unknown> = {}): Promise<MoveFact> {
    const { createDraftMove } = await this.ask<{ createDraftMove: MoveFact }>(
      `mutation ($siteId: ID!, $trailerId: ID, $toZoneId: ID, $notes: String, $priority: Int, $requestedTruckId: ID,
        $referenceId: String, $moveClass: MoveClass) {
        createDraftMove(siteId: $siteId, type: trailer, moveCategory: production, trailerId: $trailerId,
          toZoneId: $toZoneId, notes: $notes, priority: $priority, requestedTruckId: $requestedTruckId,
          referenceId: $referenceId, moveClass: $moveClass) { ${MOVE} }
      }`,
      { trailerId: job.trailer.id, toZoneId: job.dock.id, ...changes },
    )
    return createDraftMove
  }

  /** The newest move of a trailer; null: it has none. */
  async moveOf(job: Job): Promise<MoveFact | null> {
    const { paginatedMoves } = await this.ask<{ paginatedMoves: { moves: MoveFact[] } }>(
      `query ($siteId: ID!, $serial: String) {
        paginatedMoves(siteId: $siteId, take: 1, where: { serial: $serial }) { moves { ${MOVE} } }
      }`,
      { serial: job.trailer.serial },
    )
    return paginatedMoves.moves[0] ?? null
  }

  /** The status of a move; null: it was deleted. */
  async statusOf(id: string): Promise<string | null> {
    const { move } = await this.ask<{ move: { status: string } | null }>(
      'query ($id: ID!) { move(id: $id) { status } }',
      { id },
    )
    return move?.status ?? null
  }

  /** A door in which a trailer stands, and that trailer. */
  async occupiedDock(): Promise<{ id: string; name: string; trailer: { scac: string; serial: string } }> {
    const { zones } = await this.ask<{
      zones: {
        id: string
        name: string
        zoneType: string
        trailer: { scac: string; serial: string } | null
      }[]
    }>('query ($siteId: ID!) { zones(siteId: $siteId) { id name zoneType trailer { scac serial } } }')
    const dock = zones.find(zone => zone.zoneType === 'trailer_dock_spot' && zone.trailer !== null)
    if (!dock?.trailer) throw new Error('No trailer stands in a door of this yard.')
    return { id: dock.id, name: dock.name, trailer: dock.trailer }
  }

  /** The first trailer that passes. */
  async trailer(passes: (trailer: TrailerFact) => boolean): Promise<TrailerFact> {
    const { paginatedTrailers } = await this.ask<{ paginatedTrailers: { trailers: TrailerFact[] } }>(
      `query ($siteId: ID!) {
        paginatedTrailers(siteId: $siteId, where: { archived: false }, take: 1000) { trailers { ${TRAILER} } }
      }`,
    )
    const trailer = paginatedTrailers.trailers.find(passes)
    if (trailer === undefined) throw new Error('No trailer of this yard is like that.')
    return trailer
  }

  /** The move that was made last. */
  async newestMove(): Promise<string> {
    const { paginatedMoves } = await this.ask<{ paginatedMoves: { moves: { id: string }[] } }>(
      'query ($siteId: ID!) { paginatedMoves(siteId: $siteId, take: 1) { moves { id } } }',
    )
    return paginatedMoves.moves[0]!.id
  }

  /** The middle of a zone. */
  async middleOf(zone: string): Promise<LatLon> {
    const { coordinates } = await this.#zone(zone)
    return polygonCenter(coordinates)!
  }

  /** The trailer that stands in a zone; null: none. */
  async trailerIn(zone: string): Promise<string | null> {
    return (await this.#zone(zone)).trailer?.id ?? null
  }

  /** Whether a truck looked at a zone and told what it saw. */
  async wasObserved(zone: string): Promise<boolean> {
    return (await this.#zone(zone)).observationData !== null
  }

  /** Queues a draft. */
  async queue(id: string): Promise<void> {
    await this.ask('mutation ($id: ID!) { moveToPending(ids: [$id]) { id } }', { id })
  }

  /** Deletes a draft. */
  async delete(id: string): Promise<void> {
    await this.ask('mutation ($id: ID!) { deleteMoves(ids: [$id]) { id } }', { id })
  }

  /** Cancels a move, so that its door is free for the next journey. */
  async cancel(id: string): Promise<void> {
    await this.ask('mutation ($id: ID!) { cancelMoves(ids: [$id]) { id } }', { id })
  }

  /** The id of a truck of this yard by its name. */
  async truckId(name: string): Promise<string> {
    const { getTrucks } = await this.ask<{ getTrucks: { id: string; name: string }[] }>(
      'query ($siteId: ID!) { getTrucks(siteId: $siteId) { id name } }',
    )
    const truck = getTrucks.find(known => known.name === name)
    if (truck === undefined) throw new Error(`There is no truck ${name} in this yard.`)
    return truck.id
  }

  async truck(id: string): Promise<TruckFact> {
    const { truck } = await this.ask<{ truck: { latestTelemetry: TruckFact } }>(
      `query ($id: ID!) {
        truck(id: $id) { latestTelemetry { latitudeDegrees longitudeDegrees connectedTrailerId activeMoveId } }
      }`,
      { id },
    )
    return truck.latestTelemetry
  }

  /** Where a truck is now. */
  async placeOf(truckId: string): Promise<LatLon> {
    const { latitudeDegrees, longitudeDegrees } = await this.truck(truckId)
    return { latitude: latitudeDegrees, longitude: longitudeDegrees }
  }

  /** Where a trailer stands; null while it is on the road. */
  async zoneOf(trailerId: string): Promise<string | null> {
    const { getTrailer } = await this.ask<{ getTrailer: { zone: { name: string } | null } }>(
      'query ($id: ID!) { getTrailer(id: $id) { zone { name } } }',
      { id: trailerId },
    )
    return getTrailer.zone?.name ?? null
  }

  /** Where each truck of the yard is now, by its name; those that say nothing of it are left out. */
  async placesOfTrucks(): Promise<Map<string, LatLon>> {
    const { getTrucks } = await this.ask<{
      getTrucks: {
        name: string
        latestTelemetry: { latitudeDegrees: number | null; longitudeDegrees: number | null }
      }[]
    }>(`query ($siteId: ID!) {
      getTrucks(siteId: $siteId) { name latestTelemetry { latitudeDegrees longitudeDegrees } }
    }`)
    return new Map(
      getTrucks.flatMap(({ name, latestTelemetry: { latitudeDegrees, longitudeDegrees } }) =>
        latitudeDegrees === null || longitudeDegrees === null
          ? []
          : [[name, { latitude: latitudeDegrees, longitude: longitudeDegrees }] as const],
      ),
    )
  }

  /** Queued moves and moves in progress. */
  async openMoves(): Promise<{ source: string; referenceId: string | null }[]> {
    const { movesList } = await this.ask<{ movesList: { source: string; referenceId: string | null }[] }>(
      'query ($siteId: ID!) { movesList(siteId: $siteId, status: [pending, in_progress]) { source referenceId } }',
    )
    return movesList
  }

  async setZoneEnabled(id: string, enabled: boolean): Promise<void> {
    await this.ask(
      'mutation ($id: ID!, $enabled: Boolean!) { setZoneEnabled(id: $id, enabled: $enabled) { id } }',
      {
        id,
        enabled,
      },
    )
  }

  async #zone(
    name: string,
  ): Promise<{ coordinates: LatLon[]; trailer: { id: string } | null; observationData: unknown }> {
    const { zones } = await this.ask<{
      zones: {
        name: string
        coordinates: LatLon[]
        trailer: { id: string } | null
        observationData: unknown
      }[]
    }>(`query ($siteId: ID!) {
      zones(siteId: $siteId) { name coordinates { latitude longitude } trailer { id } observationData }
    }`)
    const zone = zones.find(known => known.name === name)
    if (zone === undefined) throw new Error(`There is no zone ${name} in this yard.`)
    return zone
  }

  /** Puts every truck of the yard out of dispatch, so that pending moves stay pending, or back into it. */
  async setAllTrucks(availability: 'available' | 'unavailable'): Promise<void> {
    const { getTrucks } = await this.ask<{ getTrucks: { internalId: string }[] }>(
      'query ($siteId: ID!) { getTrucks(siteId: $siteId) { internalId } }',
    )
    await this.ask(
      'mutation ($trucks: [TruckAvailabilityInput!]!) { updateTrucksAvailability(trucks: $trucks) { id } }',
      {
        trucks: getTrucks.map(({ internalId }) => ({ internalId, availability })),
      },
    )
  }
}

const TRAILER = 'id scac serial zoneId canMove inTransit otrDropOffConfirmed dimensionCode'
const MOVE = 'id status type source truck { id name } moveDuration waitReasons { message }'

function isMovable(trailer: TrailerFact): boolean {
  const { canMove, inTransit, otrDropOffConfirmed, dimensionCode } = trailer
  return (
    canMove && !inTransit && otrDropOffConfirmed && dimensionCode !== null && dimensionCode !== UNSUPPORTED
  )
}

function distance(stall: ZoneFact, dock: ZoneFact): number {
  const from = polygonCenter(stall.coordinates)
  const to = polygonCenter(dock.coordinates)
  return from && to ? distanceMeters(from, to) : Number.POSITIVE_INFINITY
}

/** The page itself asks, because the server answers only requests that come from its own pages. */
async function ask<Data>(page: Page, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const answer = await page.evaluate(
    async body => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await response.json()) as { data?: unknown; errors?: { message: string }[] }
    },
    { query, variables },
  )
  if (answer.errors?.[0]) throw new Error(answer.errors[0].message)
  return answer.data as Data
}
