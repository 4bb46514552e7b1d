import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QueueTable } from '../queue/queue-table.tsx'
import { buildMove } from '../testing/build-move.ts'
import { drawInSite } from '../testing/draw-in-site.tsx'
import { withSettings } from '../testing/with-settings.ts'

const move = buildMove({ id: 'move-7' })
const ticket = page.getByRole('menuitem', { name: /Bug Ticket/ })

async function openMenuOfRow(): Promise<void> {
  drawInSite(
    <div style={{ height: 400, width: 1240, display: 'flex', flexDirection: 'column' }}>
      <QueueTable moves={[move]} loading={false} fill />
    </div>,
    { moves: [move] },
  )
  await page.getByRole('button', { name: /More actions/ }).click()
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
