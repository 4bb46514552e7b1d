import type { Locator } from 'playwright-core'

/** Opens a list that can be searched, and types what is looked for; answers the open list. */
async function search(field: Locator, text: string): Promise<Locator> {
  await field.click()
  const page = field.page()
  const list = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('listbox') })
    .last()
  await list.getByRole('combobox').fill(text)
  return list
}

/** Finds something in a list that can be searched, and takes it. */
export async function findAndTake(field: Locator, value: string): Promise<void> {
  const list = await search(field, value)
  await list.getByRole('option', { name: value }).first().click()
  await list.waitFor({ state: 'hidden' })
}

/** What a list that can be searched offers for a text; the list is closed again. */
export async function offersFor(field: Locator, text: string): Promise<string[]> {
  const list = await search(field, text)
  await list.getByRole('option').or(list.locator('[data-part=empty]:not(:empty)')).first().waitFor()
  const offers = await list.getByRole('option').allTextContents()
  await field.page().keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  return offers
}

/** Takes one of a short list. */
export async function takeFrom(field: Locator, option: string): Promise<void> {
  await field.click()
  const list = field.page().getByRole('listbox')
  await list.getByRole('option', { name: option, exact: true }).click()
  await list.waitFor({ state: 'hidden' })
}

/** What a short list offers; it is closed again. */
export async function offersOf(field: Locator): Promise<string[]> {
  await field.click()
  const list = field.page().getByRole('listbox')
  await list.getByRole('option').first().waitFor()
  const offers = await list.getByRole('option').allTextContents()
  await field.page().keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  return offers
}
