import { expect } from 'vitest'
import { problemsInBothThemes } from './accessibility.ts'
import { eventually, patience } from './eventually.ts'
import { journey } from './journey.ts'
import { QUIET_YARD, siteIdOf } from './yards.ts'

/** A change must be on every other open console within this time, in milliseconds. */
const LIVE_WITHIN_MS = patience(1_000)

journey(
  'OP-INV-18 OP-TRM-02 OP-RTE-06 OP-TRS-02 a trailer that the gate adds stands in its spot on every console within a second',
  async ({ visitor }) => {
    const [gate, other] = [await visitor(), await visitor()]
    const facts = await gate.atQueueOf(QUIET_YARD)
    await other.atQueueOf(QUIET_YARD, 'Dispatcher')
    const { dock } = await facts.job()
    await gate.page.goto(`/sites/${siteIdOf(QUIET_YARD)}/inventory`)
    await gate.inventory.add.click()
    await gate.inventory.fillIn({ carrier: 'CRST', serial: 'GATE 938', spot: dock.name })
    expect(await problemsInBothThemes(gate.page, { part: '[role=dialog]' })).toEqual([])
    await gate.inventory.save.click()
    await gate.page.getByText(`CRST GATE 938 was added to inventory at ${dock.name}`).waitFor()
    await other.inventory.row(`CRST GATE 938.*${dock.name}`).waitFor({ timeout: LIVE_WITHIN_MS })
    expect(await facts.trailerIn(dock.name)).not.toBeNull()

    await gate.inventory.row('CRST GATE 938').dblclick()
    await gate.inventory.panel.getByRole('button', { name: /^Check Out Trailer/ }).waitFor()
    expect(await problemsInBothThemes(gate.page, {})).toEqual([])
    await gate.inventory.panel.getByRole('button', { name: /^Check Out Trailer/ }).click()
    await other.inventory.row('CRST GATE 938').waitFor({ state: 'detached', timeout: LIVE_WITHIN_MS })
    await other.inventory.tab('Checked Out').click()
    const undo = other.inventory.row('CRST GATE 938').getByRole('button', { name: /^Undo Checkout/ })
    await undo.click()
    await gate.inventory.row(`CRST GATE 938.*${dock.name}`).waitFor({ timeout: LIVE_WITHIN_MS })
    await eventually(() => facts.trailerIn(dock.name)).not.toBeNull()
  },
)

journey('OP-INV-03 OP-NAV-09 a small screen has the trailers as cards', async ({ visitor }) => {
  const { page, inventory, atQueueOf } = await visitor({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await atQueueOf(QUIET_YARD)
  await page.goto(`/sites/${siteIdOf(QUIET_YARD)}/inventory`)
  await inventory.cards.first().waitFor()
  expect(await inventory.add.count()).toBe(0)
  expect(await problemsInBothThemes(page, {})).toEqual([])
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Trailer Details' }).click()
  await page.getByRole('dialog', { name: 'Trailer Details' }).getByText('Created At').waitFor()
})
