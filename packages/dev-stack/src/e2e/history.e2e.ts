import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { problemsInBothThemes } from './accessibility.ts'
import { journey } from './journey.ts'
import { QUIET_YARD, siteIdOf } from './yards.ts'

journey(
  'OP-ROL-06 OP-NAV-26 OP-OPEN-84 a Manager finds in the history who added a trailer, narrows it down and takes it as a file',
  async ({ visitor }) => {
    const [gate, manager] = [await visitor(), await visitor()]
    const facts = await gate.atQueueOf(QUIET_YARD)
    const { dock } = await facts.job()
    await gate.page.goto(`/sites/${siteIdOf(QUIET_YARD)}/inventory`)
    await gate.inventory.add.click()
    await gate.inventory.fillIn({ carrier: 'CRST', serial: 'LOG 7', spot: dock.name })
    await gate.inventory.save.click()
    await gate.page.getByText(`CRST LOG 7 was added to inventory at ${dock.name}`).waitFor()

    const { page } = manager
    await manager.atQueueOf(QUIET_YARD, 'Manager')
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: /^History/ }).click()
    await page.waitForURL(url => url.pathname.endsWith('/history'))
    expect(await page.title()).toBe(`History - ${QUIET_YARD}`)
    const arrival = page.getByRole('row').filter({ hasText: 'CRST LOG 7' })
    await arrival.filter({ hasText: /Trailer.*Checked In.*Operator/ }).waitFor()
    expect(await problemsInBothThemes(page, {})).toEqual([])
    await arrival.getByRole('button', { name: /^Only this record/ }).click()
    await page.getByRole('button', { name: 'Take off the filter CRST LOG 7' }).waitFor()
    const loading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export' }).click()
    const file = await loading
    expect(file.suggestedFilename()).toMatch(/^history-[\w-]+-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await text(await file.createReadStream())).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/,Trailer,CRST LOG 7,Checked In,/)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('listitem').filter({ hasText: 'CRST LOG 7' }).waitFor()
    expect(await problemsInBothThemes(page, {})).toEqual([])
  },
)
