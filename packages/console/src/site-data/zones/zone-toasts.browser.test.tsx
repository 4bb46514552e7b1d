import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildZone } from '../../moves/testing/build-yard.ts'
import { drawInSite } from '../../moves/testing/draw-in-site.tsx'
import { useSiteData } from '../index.ts'

const zone = buildZone('E99', 99)
const event = (operation: string, now: typeof zone | null) => ({ operation, zoneId: zone.id, zone: now })
const toast = (sentence: string) => expect.element(page.getByText(sentence, { exact: true })).toBeVisible()

function ZoneCount() {
  return <p>{useSiteData().zones.size} zones</p>
}

/** A yard with E99 in it, whose creation has been told. */
async function withNewZone() {
  const { network } = drawInSite(<ZoneCount />)
  // Before the list of zones is there, nothing counts as new.
  await expect.element(page.getByText('4 zones')).toBeVisible()
  expect(network.tell('onZoneUpdates', event('create', zone))).toBe(true)
  await toast('Zone "E99" has been created.')
  return network
}

it('OP-DSH-29 MV-TST-04 MV-TST-05 MV-OPEN-131 zones that come, change and go are told in toasts', async () => {
  const network = await withNewZone()
  network.tell('onZoneUpdates', event('update', { ...zone, enabled: false }))
  await toast('Zone "E99" has been updated.')
  network.tell('onZoneUpdates', event('delete', null))
  await toast('Zone "E99" has been deleted.')
})

it('MV-OPEN-131 that a trailer came or went is no change of its zone', async () => {
  const network = await withNewZone()
  const occupied = {
    ...zone,
    occupancySource: 'truck' as const,
    occupancyUpdatedAt: '2026-05-12T13:00:00.000Z',
    updatedAt: '2026-05-12T13:00:00.000Z',
  }
  network.tell('onZoneUpdates', event('update', occupied))
  network.tell('onZoneUpdates', { operation: 'create', zoneId: 'E98', zone: buildZone('E98', 98) })
  await toast('Zone "E98" has been created.')
  // The next toast about the same zone would have taken its place.
  await toast('Zone "E99" has been created.')
})
