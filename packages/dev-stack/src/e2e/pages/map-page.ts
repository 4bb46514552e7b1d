import type { Page } from 'playwright-core'

/** The Map tab. */
export function mapPage(page: Page) {
  const box = page.getByRole('region', { name: 'Yard map' })
  const sidebar = page.getByRole('complementary', { name: 'Trucks and layers' })
  const card = (truck: string) =>
    sidebar
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Show ${truck} on the map` }) })
  return {
    box,
    sidebar,
    /** What is drawn. */
    picture: page.getByRole('application', { name: 'Live map of the yard' }),
    zoom: box.getByRole('status', { name: 'Zoom' }),
    age: box.locator('.map-age'),
    card,
    /** A fact on the card of a truck: `Trailer Info`, `Current Move`, … */
    fact: (truck: string, term: string) =>
      card(truck)
        .locator('dl > div')
        .filter({ has: page.getByText(term, { exact: true }) })
        .locator('dd'),
    /** Selects a truck, brings it into the middle and shows its way. */
    async select(truck: string) {
      await sidebar.getByRole('button', { name: `Show ${truck} on the map` }).click()
    },
  }
}

export type MapPage = ReturnType<typeof mapPage>
