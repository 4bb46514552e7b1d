import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawInSite } from '../../moves/testing/draw-in-site.tsx'
import { ago, buildClock, buildTerms } from '../testing/build-clock.ts'
import { DetentionStatement } from './detention-statement.tsx'

it('OP-OPEN-30 lists period, terms, holds and charge of every clock, and the sum', async () => {
  const loaded = buildClock(120, { endedAt: ago(59.5) })
  const empty = buildClock(60, {
    load: 'empty',
    startedBy: 'load_changed',
    terms: buildTerms({ scac: null, load: 'empty', freeHours: 24, priceMinor: 150, per: 'hour' }),
    holds: [{ from: ago(50), to: ago(20), reason: 'Door blocked' }],
  })
  drawInSite(<DetentionStatement trailerId="trailer-1" />, {
    answers: { detentionStatement: () => ({ detentionStatement: { lines: [loaded, empty] } }) },
  })
  const lines = page.getByRole('listitem')
  await expect.element(lines.nth(1)).toBeVisible()
  expect(lines.elements()).toHaveLength(2)
  const [first, second] = lines.elements().map(line => line.textContent)
  expect(first).toContain('LoadedOver 12 h$75')
  expect(first).toContain('HJBT, Loaded: 2 d free, then $75 for each started day (version 3)')
  expect(first).toContain('1 started day at $75')
  expect(second).toContain('EmptyOver 6 h')
  expect(second).toMatch(/Clock since .+: load changed/)
  expect(second).toMatch(/Held .+ to .+: Door blocked/)
  expect(second).toMatch(/[67] started hours at \$1\.50/)
  await expect.element(page.getByText(/^\$8(4|5)\.?\d*$/)).toBeVisible()
})

it('OP-OPEN-30 says that there are no terms, instead of zero', async () => {
  drawInSite(<DetentionStatement trailerId="trailer-1" />, {
    answers: {
      detentionStatement: () => ({ detentionStatement: { lines: [buildClock(9, { terms: null })] } }),
    },
  })
  await expect.element(page.getByText('The site has no terms for it.')).toBeVisible()
  await expect.element(page.getByText('no terms', { exact: true })).toBeVisible()
  expect(document.body.textContent).not.toContain('$0')
})
