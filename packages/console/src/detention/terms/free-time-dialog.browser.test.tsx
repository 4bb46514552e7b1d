import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawInSite, type InSite } from '../../moves/testing/draw-in-site.tsx'
import { FreeTimeButton } from './free-time-button.tsx'
import type { SavedTerms } from './use-terms.ts'

const version = (number: number, changes: Partial<SavedTerms> = {}): SavedTerms => ({
  id: `terms-${number}`,
  siteId: 'site-1',
  version: number,
  validFrom: `2026-0${number}-01T05:00:00.000Z`,
  currency: 'USD',
  rows: [
    { scac: null, load: 'loaded', freeHours: 60, priceMinor: 7_500, per: 'day' },
    { scac: 'RETL', load: 'any', freeHours: 48, priceMinor: 6_000, per: 'day' },
  ],
  savedAt: `2026-0${number}-01T05:00:00.000Z`,
  savedBy: 'M. Okafor',
  ...changes,
})

const open = async (versions: SavedTerms[], given: InSite = {}) => {
  const drawn = drawInSite(<FreeTimeButton siteId="site-1" />, {
    role: 'Manager',
    ...given,
    answers: {
      detentionTerms: () => ({ detentionTerms: versions }),
      saveDetentionTerms: () => ({ saveDetentionTerms: version(9) }),
      ...given.answers,
    },
  })
  await page.getByRole('button', { name: 'Free time and rates' }).click()
  await expect.element(page.getByRole('button', { name: 'Add Row' })).toBeVisible()
  return drawn
}
const save = page.getByRole('button', { name: 'Save' })
const rows = page.getByRole('list', { name: 'Rows' }).getByRole('listitem')
const field = (row: number, name: string) => rows.nth(row).getByRole('textbox', { name })
const changes = page.getByRole('region', { name: 'What changes' })

it('OP-OPEN-30 is for Managers and admins only', () => {
  drawInSite(<FreeTimeButton siteId="site-1" />)
  expect(page.getByRole('button', { name: 'Free time and rates' }).elements()).toEqual([])
})

it('OP-OPEN-30 changes, adds and removes rows, says what changes from when, and saves a new version', async () => {
  const { sent } = await open([version(1)])
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await field(0, 'Free time').fill('24')
  await rows.nth(1).getByRole('button', { name: 'Remove row' }).click()
  await page.getByRole('button', { name: 'Add Row' }).click()
  await field(1, 'Carrier').fill('swft')
  await field(1, 'Rate').fill('12.50')
  await expect
    .element(changes)
    .toHaveTextContent(
      'What changes now' +
        'Any carrier, Loaded: 1 d free, then $75 for each started day (was: 2 d 12 h free, then $75 for each started day)' +
        'SWFT, Any load: new. 2 d free, then $12.50 for each started day' +
        'RETL, Any load: removed (2 d free)',
    )
  await save.click()
  await expect.element(page.getByText('Free time and rates are saved.')).toBeVisible()
  expect(sent).toEqual([
    {
      operation: 'SaveDetentionTerms',
      variables: {
        siteId: 'site-1',
        validFrom: null,
        currency: 'USD',
        basedOn: 1,
        rows: [
          { scac: null, load: 'loaded', freeHours: 24, priceMinor: 7_500, per: 'day' },
          { scac: 'SWFT', load: 'any', freeHours: 48, priceMinor: 1_250, per: 'day' },
        ],
      },
    },
  ])
})

it('OP-OPEN-30 says what is wrong with a row in clear words, and saves nothing', async () => {
  await open([version(1)])
  await field(0, 'Free time').fill('two')
  await field(1, 'Carrier').fill('R7')
  await field(1, 'Rate').fill('-3')
  for (const words of [
    'Free time is a whole number of hours, 0 to 8760.',
    'A carrier code has 2 to 4 letters.',
    'A rate is an amount of money, 0 to 1000000.',
  ])
    await expect.element(page.getByRole('list', { name: 'Rows' }).getByText(words)).toBeVisible()
  await field(1, 'Carrier').fill('')
  await rows.nth(1).getByRole('combobox', { name: 'Load' }).click()
  await page.getByRole('option', { name: 'Loaded', exact: true }).click()
  await expect.element(page.getByText('Another row has the same carrier and load.')).toBeVisible()
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
})

it('OP-OPEN-30 begins on a day, which cannot be in the past once there is a table', async () => {
  const { sent } = await open([version(1)])
  await field(0, 'Rate').fill('80')
  await page.getByRole('radio', { name: 'On a day' }).click()
  const day = page.getByLabelText('First day')
  await day.fill('2026-01-01')
  await expect
    .element(page.getByText('A table begins now or later: what has been charged stays.').first())
    .toBeVisible()
  await day.fill('2099-05-01')
  await expect.element(changes.getByText('What changes from May 1, 2099 on')).toBeVisible()
  await save.click()
  const midnight = new Date(2099, 4, 1).toISOString()
  await expect.poll(() => sent.map(({ variables }) => variables.validFrom)).toEqual([midnight])
})

it('OP-OPEN-30 shows every version, which of them is in force and which is planned', async () => {
  const planned = version(2, { validFrom: '2099-01-01T00:00:00.000Z', savedBy: null })
  await open([version(1), planned])
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect.element(versions.getByText(/^Version 2/)).toBeVisible()
  const texts = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
  expect(texts()[0]).toMatch(/^Version 2, from .*Planned/)
  expect(texts()[1]).toMatch(/^Version 1, from .*In force.* by M\. Okafor$/)
  const first = versions.getByText(/^Version 1/)
  await first.click()
  await expect
    .element(versions.getByText('RETL, Any load: 2 d free, then $60 for each started day').last())
    .toBeVisible()
})

it('OP-OPEN-30 compares with the table that is in force then, and names the planned one that follows', async () => {
  const rows = version(1).rows.slice(0, 1)
  await open([version(1), version(2, { validFrom: '2099-01-01T12:00:00.000Z', rows })])
  await expect
    .element(changes)
    .toHaveTextContent(
      'What changes nowRETL, Any load: removed (2 d free)' +
        'Version 2, which is planned, takes its place on Jan 1, 2099.',
    )
})

it('OP-OPEN-30 keeps what was typed when it is refused, and asks before it is thrown away', async () => {
  await open([], {
    answers: {
      saveDetentionTerms: () => {
        throw new Error('Somebody else has changed free time and rates meanwhile.')
      },
    },
  })
  await expect.element(page.getByText('The table has no rows: trailers have no terms.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Row' }).click()
  await field(0, 'Rate').fill('5')
  await save.click()
  await expect.element(page.getByText(/^Somebody else has changed free time/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(field(0, 'Rate')).toHaveValue('5')
})
