import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildZone } from '../../moves/testing/build-yard.ts'
import { drawInSite } from '../../moves/testing/draw-in-site.tsx'
import { useSiteData } from '../index.ts'

const typed = (zone: ReturnType<typeof buildZone>) => ({
  __typename: 'Zone',
  ...zone,
  coordinates: zone.coordinates.map(corner => ({ __typename: 'Coordinate', ...corner })),
})

function ZoneCount() {
  return <p>{useSiteData().zones.size} zones</p>
}

it('MV-TST-04 MV-TST-05 MV-OPEN-131 zones that come, change and go are told in toasts', async () => {
  const { network } = drawInSite(<ZoneCount />)
  const zone = buildZone('E99', 99)
  const event = (operation: string, now: typeof zone | null) => ({
    __typename: 'ZoneUpdate',
    operation,
    zoneId: zone.id,
    zone: now && typed(now),
  })
  const toast = (sentence: string) => expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
  // Before the list of zones is there nothing is news.
  await expect.element(page.getByText('4 zones')).toBeVisible()
  expect(network.tell('onZoneUpdates', event('create', zone))).toBe(true)
  await toast('Zone "E99" has been created.')
  network.tell('onZoneUpdates', event('update', { ...zone, enabled: false }))
  await toast('Zone "E99" has been updated.')
  network.tell('onZoneUpdates', event('delete', null))
  await toast('Zone "E99" has been deleted.')
})
