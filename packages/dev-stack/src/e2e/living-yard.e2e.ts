import { distanceMeters, type LatLon } from '@tractrix/domain/platform'
import { expect } from 'vitest'
import { eventually, patience } from './eventually.ts'
import { journeyOn } from './journey-on.ts'
import { YardFacts } from './yard-facts.ts'
import { LIVELY_YARD } from './yards.ts'

/** As a newcomer has it: trucks drive as fast as real ones. */
const journey = journeyOn({ demoTraffic: 'calm', simRate: 1 })

const DRIVES_WITHIN_MS = patience(10_000)
/** A truck that is just backing under its trailer, or letting go of it, stands still for at most so long. */
const COUPLES_MS = patience(25_000)

journey(
  'OP-MAP-01 a truck drives across the map within ten seconds of the first sign-in, or as soon as it has coupled, with a move that the demo traffic made',
  async ({ visitor }) => {
    const { page, signInPage, sites, shell, queue, map } = await visitor()
    await signInPage.open()
    await signInPage.signInAs('Operator')
    await page.waitForURL(url => url.pathname.startsWith('/sites'))
    const deadline = Date.now() + DRIVES_WITHIN_MS
    await sites.choose(LIVELY_YARD)
    await shell.openTab('Map')
    const facts = new YardFacts(page, new URL(page.url()).pathname.split('/')[2]!)
    const first = await facts.placesOfTrucks()
    await eventually(
      async () => drivenMeters(first, await facts.placesOfTrucks()),
      deadline + COUPLES_MS - Date.now(),
    ).toBeGreaterThan(1)
    await map.isOpen()

    await shell.openTab('Queue')
    await queue.queued.grid.getByText('In Progress').first().waitFor()
    const moves = await facts.openMoves()
    expect(moves.length).toBeGreaterThan(0)
    for (const { source, referenceId } of moves) {
      expect(source).toBe('api')
      expect(referenceId).toMatch(/^DEMO-/)
    }
  },
)

/** How far the truck that came farthest is from where it was. */
function drivenMeters(before: ReadonlyMap<string, LatLon>, after: ReadonlyMap<string, LatLon>): number {
  const ways = [...after].map(([name, place]) => distanceMeters(before.get(name) ?? place, place))
  return Math.max(0, ...ways)
}
