import type { Locator, Page } from 'playwright-core'

/** The Map tab. */
export function mapPage(page: Page) {
  const box = page.getByRole('region', { name: 'Yard map' })
  const sidebar = page.getByRole('complementary', { name: 'Trucks and layers' })
  const card = (truck: string) =>
    sidebar
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Show ${truck} on the map` }) })
  const picture = page.getByRole('application', { name: 'Live map of the yard' })
  const arrows = box.getByRole('button', { name: /, outside the map/ })
  return {
    box,
    sidebar,
    /** What is drawn. */
    picture,
    zoom: box.getByRole('status', { name: 'Zoom' }),
    age: box.locator('[data-part=age]'),
    card,
    /** A fact on the card of a truck: `Trailer Info`, `Current Move`, … */
    fact: (truck: string, term: string) =>
      card(truck)
        .locator('dl > div')
        .filter({ has: page.getByText(term, { exact: true }) })
        .locator('dd'),
    /** Buttons at the edge to the trucks outside the map. */
    arrows,
    arrowTo: (truck: string) =>
      box.getByRole('button', { name: new RegExp(`^Show ${truck}, outside the map`) }),
    /** Resolves when the first picture is shown. */
    async isOpen() {
      await box.locator('[data-part=map][data-open]').waitFor()
    },
    /** How many trucks the arrows stand for. */
    async trucksOutside() {
      const names = await arrows.evaluateAll(all => all.map(each => each.getAttribute('aria-label') ?? ''))
      return names.reduce((sum, name) => sum + 1 + Number(/and (\d+) more/.exec(name)?.[1] ?? 0), 0)
    },
    /** Drags the map by some hundred pixels, four times. */
    async moveFarAway() {
      const { x, y, width, height } = await boxOf(picture)
      for (let times = 0; times < 4; times++) {
        await page.mouse.move(x + width * 0.5, y + height * 0.2)
        await page.mouse.down()
        await page.mouse.move(x + width * 0.5, y + height * 0.9, { steps: 4 })
        await page.mouse.up()
      }
    },
    /** Moves the map by key until Enter opens something. */
    async openByKey(opened: Locator) {
      for (let step = 0; step < 20; step++) {
        await picture.press('Enter')
        if (await comes(opened)) return
        await picture.press(step % 3 === 0 ? 'ArrowRight' : 'ArrowDown')
      }
    },
    /** Clicks around the middle until something opens that passes; what does not is closed again. */
    async openByClick(opened: Locator, passes: Locator = opened) {
      const { x, y, width, height } = await boxOf(picture)
      for (let step = 0; step < 40; step++) {
        await page.mouse.click(x + width / 2 + ((step * 53) % 320) - 160, y + height / 2 + step * 3)
        if (!(await comes(opened))) continue
        if (await passes.isVisible()) return
        await page.keyboard.press('Escape')
        await opened.waitFor({ state: 'hidden' })
      }
    },
    /** Selects a truck, brings it into the middle and shows its route. */
    async select(truck: string) {
      await sidebar.getByRole('button', { name: `Show ${truck} on the map` }).click()
    },
  }
}

export type MapPage = ReturnType<typeof mapPage>

/** Whether something is there within half a second. */
const comes = (locator: Locator) =>
  locator.waitFor({ timeout: 500 }).then(
    () => true,
    () => false,
  )

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('the map is not on the page')
  return box
}
