import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawInSite } from '../../moves/testing/draw-in-site.tsx'
import { DwellPlot } from './dwell-plot.tsx'

const days = Array.from({ length: 30 }, (_, position) => ({
  date: `2026-04-${String(position + 1).padStart(2, '0')}`,
  at: `2026-05-${String(position + 1).padStart(2, '0')}T04:00:00.000Z`,
  onSite: 170 + position,
  overFreeTime: position,
}))
const plot = page.getByRole('slider', { name: 'Day' })

it('OP-OPEN-30 draws the last 30 days and says today in words; keys go from day to day', async () => {
  drawInSite(<DwellPlot siteId="site-1" />, { answers: { dwellHistory: () => ({ dwellHistory: days }) } })
  await expect.element(plot).toHaveAttribute('aria-valuetext', 'Apr 30: 199 on site, 29 over free time')
  await expect.element(page.getByText('199 on site')).toBeVisible()
  expect(document.querySelectorAll('svg g')).toHaveLength(30)
  await userEvent.tab()
  await expect.element(plot).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByText('198 on site')).toBeVisible()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(plot).toHaveAttribute('aria-valuetext', 'Apr 1: 170 on site, 0 over free time')
})

it('OP-OPEN-30 says the day under the pointer, and today again when it leaves', async () => {
  drawInSite(<DwellPlot siteId="site-1" />, { answers: { dwellHistory: () => ({ dwellHistory: days }) } })
  await plot.hover({ position: { x: 2, y: 20 } })
  await expect.element(page.getByText('170 on site')).toBeVisible()
  await userEvent.hover(page.getByText('Last 30 days'))
  await expect.element(page.getByText('199 on site')).toBeVisible()
})

it('OP-OPEN-30 says so when the days are not known', async () => {
  drawInSite(<DwellPlot siteId="site-1" />, {
    answers: {
      dwellHistory: () => {
        throw new Error('The shelf is empty.')
      },
    },
  })
  await expect.element(page.getByText('The last 30 days are not known.')).toBeVisible()
})
