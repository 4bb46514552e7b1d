import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { QUIET_YARD } from './yards.ts'

journey(
  'OP-OPEN-30 a Manager changes free time and rates; the table is a new version, which others see at once',
  async ({ visitor }) => {
    const [one, other] = [await visitor(), await visitor()]
    for (const { page, shell, atQueueOf } of [one, other]) {
      await atQueueOf(QUIET_YARD, 'Manager')
      await shell.openTab('Inventory')
      await page.getByRole('button', { name: 'Free time and rates' }).click()
      await page
        .getByRole('region', { name: 'Versions' })
        .getByText(/^Version 1/)
        .waitFor()
    }
    const { page, shell } = one
    await page.getByRole('button', { name: 'Add Row' }).click()
    const row = page.getByRole('list', { name: 'Rows' }).getByRole('listitem').last()
    await row.getByRole('textbox', { name: 'Carrier' }).fill('WERN')
    await row.getByRole('textbox', { name: 'Rate' }).fill('12.50')
    const changes = page.getByRole('region', { name: 'What changes' })
    await eventually(() => changes.textContent()).toBe(
      'What changes nowWERN, Any load: new. 2 d free, then $12.50 for each started day',
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await shell.toast('Free time and rates are saved.').waitFor()

    await other.page.getByText('Somebody else has saved a newer table.').waitFor()
    await other.page.getByRole('button', { name: 'Show it and drop my changes' }).click()
    const versions = other.page.getByRole('region', { name: 'Versions' }).locator('summary')
    await eventually(() => versions.allTextContents()).toEqual([
      expect.stringMatching(/^Version 2, .*In force.* by /),
      expect.stringMatching(/^Version 1, /),
    ])
    const carriers = other.page.getByRole('textbox', { name: 'Carrier' })
    expect(await carriers.last().inputValue()).toBe('WERN')
  },
)

journey(
  'OP-OPEN-30 OP-OPEN-33 the file of trailers tells of some that they are free, near the end, over, or have no terms',
  async ({ visitor }) => {
    const { page, atQueueOf } = await visitor()
    await atQueueOf(QUIET_YARD, 'Operator')
    const siteId = /sites\/([^/]+)/.exec(page.url())![1]!
    const file = await page.evaluate(
      async id => (await fetch(`/sites/${id}/trailers?filetype=csv`)).text(),
      siteId,
    )
    for (const words of [/,\d+ d \d+ h left,/, /,\d+ h left,/, /,Over [^,]+,.+,\d+\.\d\d,USD/, /,no terms,/])
      expect(file).toMatch(words)
  },
)
