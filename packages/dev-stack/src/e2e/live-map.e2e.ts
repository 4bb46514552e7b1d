import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { LIVELY_YARD, QUIET_YARD, siteIdOf } from './yards.ts'

const TRUCKS_OF_LIVELY_YARD = 8

journey(
  'OP-MAP-01 OP-TRC-21 opens with trucks in view, leads to the others by arrows, and follows one until it is panned',
  async ({ visitor }) => {
    const { page, map, atQueueOf } = await visitor({ viewport: { width: 1280, height: 800 } })
    await atQueueOf(LIVELY_YARD)
    await page.goto(`/sites/${siteIdOf(LIVELY_YARD)}/map`)
    await map.isOpen()
    await eventually(() => map.trucksOutside()).toBeLessThan(TRUCKS_OF_LIVELY_YARD)
    await map.select('AV-01')
    await map.moveFarAway()
    await eventually(() => map.trucksOutside()).toBeGreaterThan(0)
    const label = (await map.arrows.first().getAttribute('aria-label')) ?? ''
    const name = /^Show ([^,]+),/.exec(label)?.[1] ?? ''
    await map.arrowTo(name).click()
    const chosen = map.sidebar.getByRole('button', { pressed: true })
    await eventually(() => chosen.getAttribute('aria-label')).toBe(`Show ${name} on the map`)
    await eventually(() => map.arrowTo(name).count()).toBe(0)

    const follow = map.box.getByRole('button', { name: `Follow ${name}` })
    await page.keyboard.press('f')
    expect(await follow.getAttribute('aria-pressed')).toBe('true')
    await map.picture.press('ArrowLeft')
    await eventually(() => follow.getAttribute('aria-pressed')).toBe('false')
    await follow.click()
    expect(await follow.getAttribute('aria-pressed')).toBe('true')
  },
)

journey(
  'OP-OVL-06 OP-MAP-16 a spot opens by click and by key with what stands in it, and gives the focus back to the map',
  async ({ visitor }) => {
    const { page, map, atQueueOf } = await visitor()
    await atQueueOf(QUIET_YARD)
    await page.goto(`/sites/${siteIdOf(QUIET_YARD)}/map`)
    await map.isOpen()
    const popup = map.box.getByRole('region', { name: /^Spot / })
    await map.openByKey(popup)
    const name = await popup.getAttribute('aria-label')
    await expect.poll(() => popup.evaluate(element => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await eventually(() => popup.count()).toBe(0)
    expect(await map.picture.evaluate(element => element === document.activeElement)).toBe(true)

    await map.openByClick(popup)
    await popup.getByRole('heading', { level: 2 }).waitFor()
    await popup
      .getByText(/Empty|Dry|Van|Reefer|Container|Chassis|Tanker/)
      .first()
      .waitFor()
    expect(name).toMatch(/^Spot \S+/)
  },
)
