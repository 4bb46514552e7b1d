import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { banners } from '../../platform/errors/banners.ts'
import { type Answers, drawInSite, yardAnswers } from '../testing/draw-in-site.tsx'
import { gate } from '../testing/gate.ts'
import { type MoveForm, newMoveForm } from './model/move-form.ts'
import { MoveDialog } from './move-dialog.tsx'

interface Given {
  chosenBy?: MoveForm['chosenBy']
  kind?: MoveForm['kind']
  /** What the server answers from the second time on; without it it never does. */
  later?: Answers[string] | undefined
}

/** Opens Create New Move on a site whose server cannot answer this query, or not at first. */
function openWithout(
  query: string,
  { chosenBy = 'trailer', kind = 'trailer_move', later }: Given = {},
): { unpresented: number } {
  const heard = { unpresented: 0 }
  const form = newMoveForm(chosenBy, { kind })
  let asked = 0
  drawInSite(
    <MoveDialog purpose={{ does: 'create' }} opened={form} unchanged={form} onClose={() => undefined} />,
    {
      config: { enableTruckAssignment: true },
      answers: {
        [query]: variables => {
          asked += 1
          if (later !== undefined && asked > 1) return later(variables)
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
  openWithout('trailersOnSite', { chosenBy: 'location' })
  await expect
    .element(page.getByRole('combobox', { name: 'Location' }))
    .toHaveAccessibleDescription('Error getting trailers for zones: The shelf is empty.')
})

it.each([
  { row: 'MV-ERR-13', query: 'trailersOnSite', field: 'Trailer' },
  { row: 'MV-ERR-14', query: 'zones', field: 'Destination' },
  { row: 'MV-ERR-15', query: 'trucks', field: 'Truck' },
])('$row MV-OPEN-46 asks for $query again by itself: the choices come and the banner goes', async given => {
  const told = gate()
  openWithout(given.query, {
    later: async variables => {
      await told.opened
      return yardAnswers([])[given.query]!(variables)
    },
  })
  await expect.poll(shownBanners).toHaveLength(1)
  told.open()
  await expect.poll(shownBanners).toEqual([])
  const field = page.getByRole('combobox', { name: given.field })
  await expect.element(field).not.toHaveAccessibleDescription(/Unable/)
  await field.click()
  await expect.element(page.getByRole('option').first()).toBeVisible()
})

it('MV-OPEN-46 MV-QRY-06 asks for the surveyed routes again by itself', async () => {
  const route = {
    __typename: 'StaticRoute',
    id: 'route-1',
    siteVersion: 1,
    name: 'East loop',
    routeType: 'svmp',
  }
  const told = gate()
  openWithout('staticRoutes', {
    kind: 'run_route',
    later: async () => {
      await told.opened
      return { staticRoutes: [route] }
    },
  })
  await page.getByRole('combobox', { name: 'Route Name' }).click()
  await expect.element(page.getByText('Unable to load routes')).toBeVisible()
  told.open()
  await expect.element(page.getByRole('option', { name: 'East loop' })).toBeVisible()
})
