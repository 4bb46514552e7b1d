import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { buildTrailer } from '../../moves/testing/build-yard.ts'
import { openInventory } from '../testing/open-inventory.tsx'
import { InventoryPage } from './inventory-page.tsx'

async function drawPage(width: number, trailerId: string) {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, 800)
  return openInventory({
    part: <InventoryPage />,
    address: `/sites/site-1/inventory?trailer=${trailerId}`,
    onSite: [buildTrailer('7', null)],
  })
}

describe('a trailer in the address', () => {
  it('OP-TRM-04 is shown beside the table where there is room', async () => {
    await drawPage(1400, '7')
    await expect.element(page.getByRole('complementary', { name: 'Chosen trailer' })).toBeVisible()
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('OP-TRM-04 is shown as a dialog on narrow pages, and left with it', async () => {
    const { history } = await drawPage(1000, '7')
    const dialog = page.getByRole('dialog', { name: 'Trailer Details' })
    await expect.element(dialog.getByRole('heading', { name: 'HJBT 7' })).toBeVisible()
    await expect.element(dialog.getByText('Nothing is recorded of this trailer.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect.poll(() => history.location.search).toBe('')
    expect(dialog.elements()).toEqual([])
  })

  it('is said not to exist where there is none', async () => {
    await drawPage(1000, 'gone')
    await expect.element(page.getByText('This trailer does not exist.')).toBeVisible()
  })
})
