import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { QueueTable } from '../moves/queue/queue-table.tsx'
import { buildMove } from '../moves/testing/build-move.ts'
import { buildZone } from '../moves/testing/build-yard.ts'
import { drawInSite } from '../moves/testing/draw-in-site.tsx'

const typed = (zone: ReturnType<typeof buildZone>) => ({
  __typename: 'Zone',
  ...zone,
  coordinates: zone.coordinates.map(corner => ({ __typename: 'Coordinate', ...corner })),
})

it('MV-TST-04 MV-TST-05 MV-OPEN-131 zones that come, change and go are told in toasts', async () => {
  const { network } = drawInSite(
    <div style={{ height: 400, width: 1240, display: 'flex', flexDirection: 'column' }}>
      <QueueTable moves={[buildMove()]} loading={false} fill />
    </div>,
  )
  const zone = buildZone('E99', 99)
  const event = (operation: string, now: typeof zone | null) => ({
    __typename: 'ZoneUpdate',
    operation,
    zoneId: zone.id,
    zone: now && typed(now),
  })
  const toast = (sentence: string) => expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
  // Before the list of zones is there nothing is news.
  const created = page.getByText('Zone "E99" has been created.', { exact: true })
  await expect
    .poll(() => {
      network.tell('onZoneUpdates', event('create', zone))
      return created.elements().length
    })
    .toBe(1)
  network.tell('onZoneUpdates', event('update', { ...zone, enabled: false }))
  await toast('Zone "E99" has been updated.')
  network.tell('onZoneUpdates', event('delete', null))
  await toast('Zone "E99" has been deleted.')
})
