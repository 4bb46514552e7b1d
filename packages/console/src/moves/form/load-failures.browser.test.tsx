import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { banners } from '../../platform/banners.ts'
import { drawInSite } from '../testing/draw-in-site.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { newMoveForm } from './move-form.ts'

/** Opens Create New Move on a site whose server cannot answer this query. */
function openWithout(query: string, chosenBy: 'trailer' | 'location' = 'trailer'): { unpresented: number } {
  const heard = { unpresented: 0 }
  const form = newMoveForm(chosenBy, { kind: 'trailer_move' })
  drawInSite(
    <MoveDialog purpose={{ does: 'create' }} opened={form} unchanged={form} onClose={() => undefined} />,
    {
      config: { enableTruckAssignment: true },
      answers: {
        [query]: () => {
          throw new Error('The shelf is empty.')
        },
      },
      onError: () => {
        heard.unpresented += 1
      },
    },
  )
  onTestFinished(() => {
    for (const { id } of banners.current()) banners.close(id)
  })
  return heard
}

/** Opens the list of a field and reads what stands in place of its choices. */
async function inPlaceOfChoices(field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await expect.element(page.getByRole('dialog').getByText(text).last()).toBeVisible()
  expect(page.getByRole('option').elements()).toEqual([])
}

const shownBanners = () => banners.current().map(({ title, details }) => [title, ...details])

it.each([
  { row: 'MV-ERR-13', query: 'trailersOnSite', field: 'Trailer', text: 'Unable to load trailers' },
  { row: 'MV-ERR-14', query: 'zones', field: 'Destination', text: 'Unable to load zones' },
  { row: 'MV-ERR-15', query: 'trucks', field: 'Truck', text: 'Unable to load AVs' },
])('$row MV-OPEN-46 says $text in place of the choices and in the banner, once', async given => {
  const heard = openWithout(given.query)
  const field = page.getByRole('combobox', { name: given.field })
  await expect.element(field).toHaveAccessibleDescription(given.text)
  await inPlaceOfChoices(given.field, given.text)
  expect(shownBanners()).toEqual([[given.text, 'The shelf is empty.']])
  expect(heard.unpresented).toBe(0)
})

it('MV-ERR-17 names why the trailers of the locations are unknown', async () => {
  openWithout('trailersOnSite', 'location')
  await expect
    .element(page.getByRole('combobox', { name: 'Location' }))
    .toHaveAccessibleDescription('Error getting trailers for zones: The shelf is empty.')
})
