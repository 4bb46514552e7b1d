import type { Page } from 'playwright-core'

/** The Inventory panel, its rows, and the dialogs that open over it. */
export function inventoryPage(page: Page) {
  const tile = page.getByRole('region', { name: 'Inventory' })
  const dialog = page.getByRole('dialog', { name: 'Add Trailer to Inventory' })
  const pick = async (label: string, typed: string, option: string | RegExp) => {
    await dialog.getByRole('combobox', { name: label }).click()
    if (typed !== '') await page.keyboard.type(typed)
    await page.getByRole('option', { name: option }).first().click()
  }
  return {
    tile,
    dialog,
    tab: (name: string) => tile.getByRole('tab', { name: new RegExp(`^${name}`) }),
    row: (name: string) => tile.getByRole('row', { name: new RegExp(name) }),
    /** The rows as a small screen shows them. */
    cards: tile.getByRole('list', { name: 'All On Site' }).getByRole('listitem'),
    add: tile.getByRole('button', { name: 'Add Trailer to Inventory' }),
    panel: page.getByRole('complementary', { name: 'Chosen trailer' }),
    save: dialog.getByRole('button', { name: /^Add/ }),
    /** Fills in the form of one trailer, as a gate clerk would. */
    async fillIn(trailer: { carrier: string; serial: string; spot: string }) {
      await pick('Carrier', trailer.carrier, new RegExp(`^${trailer.carrier}`))
      await dialog.getByRole('textbox', { name: 'Trailer #' }).fill(trailer.serial)
      await pick('Size', '', /^Standard/)
      await dialog.getByRole('radio', { name: 'Loaded' }).click()
      await pick('Location', trailer.spot, trailer.spot)
    },
  }
}

export type InventoryPage = ReturnType<typeof inventoryPage>
