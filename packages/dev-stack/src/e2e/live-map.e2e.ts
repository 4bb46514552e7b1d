import { expect } from 'vitest'
import { eventually, patience } from './eventually.ts'
import { journey } from './journey.ts'
import { LIVELY_YARD, QUIET_YARD, siteIdOf } from './yards.ts'

const TRUCKS_OF_LIVELY_YARD = 8
/** What one console changes is on the others within this time, in milliseconds. */
const LIVE_WITHIN_MS = patience(1_000)

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

journey(
  'OP-SPT-03 OP-SPT-06 OP-TRS-02 OP-TRS-03 OP-SUB-04 checks out the trailer of a spot and takes that back; every console shows it',
  async ({ visitor }) => {
    const other = await visitor()
    await other.atQueueOf(QUIET_YARD)
    await eventually(() => other.shell.trailersOnSite()).toBeGreaterThan(0)
    const before = await other.shell.trailersOnSite()
    const { page, map, atQueueOf } = await visitor()
    const facts = await atQueueOf(QUIET_YARD)
    await page.goto(`/sites/${siteIdOf(QUIET_YARD)}/map`)
    await map.isOpen()
    const popup = map.box.getByRole('region', { name: /^Spot / })
    const checkOut = popup.getByRole('button', { name: /^Check Out Trailer/ })
    await map.openByClick(popup, checkOut)
    const spot = (await popup.getByRole('heading', { level: 2 }).textContent())!
    const trailer = await facts.trailerIn(spot)
    expect(trailer).not.toBeNull()

    await checkOut.click()
    await eventually(() => other.shell.trailersOnSite(), LIVE_WITHIN_MS).toBe(before - 1)
    await popup.getByText('Empty', { exact: true }).waitFor()
    expect(await facts.trailerIn(spot)).toBeNull()
    await page.getByRole('button', { name: 'Undo Checkout' }).click()
    await eventually(() => other.shell.trailersOnSite(), LIVE_WITHIN_MS).toBe(before)
    await checkOut.waitFor()
    expect(await facts.trailerIn(spot)).toBe(trailer)

    await page.keyboard.press('Shift+E')
    await popup.getByText('Empty', { exact: true }).waitFor()
    expect(await facts.trailerIn(spot)).toBeNull()
    expect(await other.shell.trailersOnSite()).toBe(before)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await checkOut.waitFor()
    expect(await facts.trailerIn(spot)).toBe(trailer)
  },
)
