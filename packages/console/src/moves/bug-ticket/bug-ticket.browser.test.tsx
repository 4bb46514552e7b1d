import { buildTruckTelemetry } from '@tractrix/domain/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QueueTable } from '../queue/queue-table.tsx'
import { buildMove } from '../testing/build-move.ts'
import { buildTruck } from '../testing/build-yard.ts'
import { type DrawnInSite, drawInSite } from '../testing/draw-in-site.tsx'
import { withSettings } from '../testing/with-settings.ts'

const move = buildMove({ id: 'move-7', truck: { id: 'AV-01', name: 'AV-01' } })
const ticket = page.getByRole('menuitem', { name: /Bug Ticket/ })

async function openMenuOfRow(): Promise<DrawnInSite> {
  const drawn = drawInSite(
    <div style={{ height: 400, width: 1240, display: 'flex', flexDirection: 'column' }}>
      <QueueTable moves={[move]} loading={false} fill />
    </div>,
    {
      moves: [move],
      answers: {
        trucks: () => ({
          getTrucks: [{ __typename: 'Truck', ...buildTruck('AV-01', { manifestVersionRef: '4.2.0' }) }],
        }),
      },
    },
  )
  await page.getByRole('button', { name: /More actions/ }).click()
  return drawn
}

it('MV-SITE-04 MV-QUE-08 MV-BUG-01 opens a ticket form about the move in a new window', async () => {
  await withSettings({ bugTicketUrl: 'https://tickets.example/new', bugTicketFormId: '7' })
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await openMenuOfRow()
  await ticket.click()
  await expect.poll(() => open.mock.calls.length).toBe(1)
  const [address, target] = open.mock.calls[0]!
  open.mockRestore()
  const url = new URL(String(address))
  expect([url.origin + url.pathname, target]).toEqual(['https://tickets.example/new', '_blank'])
  expect(url.searchParams.get('formId')).toBe('7')
  expect(url.searchParams.get('summary')).toContain('move-7')
})

it('MV-OPEN-32 offers no ticket where no form is set up', async () => {
  await openMenuOfRow()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  expect(ticket.elements()).toEqual([])
})

it('MV-BUG-04 tells of the truck what is known at that moment: its name, its state, its version', async () => {
  await withSettings({ bugTicketUrl: 'https://tickets.example/new', bugTicketFormId: '7' })
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { network } = await openMenuOfRow()
  const truck = buildTruckTelemetry({ truckId: 'AV-01', truckState: 'backing_trailer' })
  const trucks = [{ ...truck, updatedAt: new Date().toISOString() }]
  await expect
    .poll(() =>
      network.tell('fleetViewTelemetry', { siteId: 'site-1', at: new Date().toISOString(), trucks }),
    )
    .toBe(true)
  await ticket.click()
  const [address] = open.mock.calls[0]!
  open.mockRestore()
  expect(new URL(String(address)).searchParams.get('description')).toBe(
    'Truck: AV-01\nMission ID: move-7\nTruck state: backing_trailer\nSite: Baltimore\nSoftware version: 4.2.0',
  )
})
