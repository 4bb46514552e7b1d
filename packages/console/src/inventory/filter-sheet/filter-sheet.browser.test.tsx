import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { buildTrailer } from '../../moves/testing/build-yard.ts'
import { openInventory } from '../testing/open-inventory.tsx'

beforeEach(async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
})

const TRAILERS = [
  buildTrailer('551902', 'PE23'),
  buildTrailer('551903', 'E17', { loaded: false }),
  buildTrailer('604418', null, { scac: 'CRST' }),
]

const ON_PHONE = { onSite: TRAILERS, width: 390, address: '/sites/site-1/inventory' }

it('OP-INV-03 OP-OPEN-30 chooses filters in a sheet, whose button counts before they hold', async () => {
  openInventory(ON_PHONE)
  const cards = page.getByRole('list', { name: 'All On Site' }).getByRole('listitem')
  await expect.poll(() => cards.elements().length).toBe(3)
  expect(page.getByRole('button', { name: 'Add Trailer to Inventory' }).elements()).toEqual([])
  await expect.element(page.getByText('1 missing')).toBeVisible()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  const choice = (name: string) => sheet.getByRole('button', { name: new RegExp(`^${name}`) })
  await choice('Loaded').click()
  await expect.element(choice('Show 2 trailers')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Carrier or trailer #' }).fill('cr 60')
  await expect.element(choice('Show 1 trailer')).toBeVisible()
  expect(document.querySelectorAll('li[data-row]')).toHaveLength(3)
  await choice('Show 1 trailer').click()
  await expect.poll(() => cards.elements().length).toBe(1)
  await expect.element(cards.getByText('CRST 604418')).toBeVisible()

  await page.getByRole('button', { name: 'Filter 3' }).click()
  await choice('Clear').click()
  await choice('Show 3 trailers').click()
  await expect.poll(() => cards.elements().length).toBe(3)
})

it('leads to the yard walk, for who may change the inventory', async () => {
  const { history } = openInventory(ON_PHONE)
  await page.getByRole('button', { name: 'Yard Walk' }).click()
  await expect.poll(() => history.location.pathname).toBe('/sites/site-1/walk')
})

it('OP-OPEN-01 leads nobody to the yard walk who may only look', async () => {
  openInventory({ ...ON_PHONE, role: 'Customer', variant: 'operations' })
  await expect.element(page.getByText('1 missing')).toBeVisible()
  expect(page.getByRole('button', { name: 'Yard Walk' }).elements()).toEqual([])
})
