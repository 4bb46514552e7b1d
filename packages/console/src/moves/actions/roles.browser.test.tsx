import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { TruckList } from '../../trucks/index.ts'
import { buildMove } from '../testing/build-move.ts'
import { drawInSite } from '../testing/draw-in-site.tsx'
import { openQueue } from '../testing/open-queue.tsx'

const trailer = (serial: string) => ({ ...buildMove().trailer!, id: serial, serial })
const queued = buildMove({ id: 'q', trailer: trailer('Q01'), notes: 'Careful' })
const draft = buildMove({
  id: 'd',
  status: 'draft',
  pendingAt: null,
  toZone: null,
  type: 'trailer',
  trailer: trailer('D01'),
})
const ordered = buildMove({ id: 'p', source: 'api', trailer: trailer('P01') })
const row = (serial: string) => page.getByRole('row').filter({ hasText: serial })
const buttonsOf = (serial: string) =>
  row(serial)
    .getByRole('button')
    .elements()
    .map(button => button.getAttribute('aria-label') ?? button.textContent)

it.each(['Customer', 'Driver', 'Partner'] as const)(
  'MV-OPEN-03 MV-OPEN-141 a %s reads the queue, and finds no control that changes a move',
  async role => {
    openQueue({ address: '/sites/site-1/queue', moves: [queued, draft], role })
    await expect.element(row('Q01')).toBeVisible()
    await row('Q01').hover()
    const shown = [...buttonsOf('Q01'), ...buttonsOf('D01')].join(' ')
    expect(shown).toContain('Details')
    expect(shown).not.toMatch(/Edit|Cancel|Reassign|Add to Queue|Add Destination|Delete|Complete/)
    expect(page.getByRole('button', { name: 'Return/Delete' }).elements()).toEqual([])
    expect(page.getByRole('checkbox').elements()).toEqual([])
  },
)

it('MV-OPEN-03 MV-OPEN-93 a Partner may test only moves of partners, and is told so', async () => {
  openQueue({
    address: '/console',
    variant: 'integration',
    moves: [queued, ordered],
    role: 'Partner',
  })
  const remove = page.getByRole('button', { name: 'Delete', exact: true }).first()
  await page.getByRole('checkbox', { name: /^Select .*P01$/ }).click()
  await expect.element(remove).not.toHaveAttribute('aria-disabled')
  await page.getByRole('checkbox', { name: /^Select .*Q01$/ }).click()
  await expect
    .element(remove)
    .toHaveAttribute('aria-description', 'Your role may test only moves of partners.')
})

it('MV-OPEN-93 an Operator finds no testing tools in the integration console', async () => {
  openQueue({ address: '/console', variant: 'integration', moves: [ordered], role: 'Operator' })
  await expect.element(row('P01')).toBeVisible()
  expect(page.getByRole('toolbar', { name: 'Testing actions' }).elements()).toEqual([])
})

it('MV-OPEN-03 a Customer sees who is available, and that only others may change it', async () => {
  drawInSite(<TruckList onAsk={() => undefined} />, { role: 'Customer' })
  await expect
    .element(page.getByRole('combobox').first())
    .toHaveAttribute('aria-description', 'Your role may not change the availability of trucks.')
})
