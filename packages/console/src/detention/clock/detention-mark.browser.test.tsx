import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawInSite } from '../../moves/testing/draw-in-site.tsx'
import { draw } from '../../ui/testing/draw.tsx'
import { ago, buildClock, HOUR } from '../testing/build-clock.ts'
import { DetentionCost } from './detention-cost.tsx'
import { DetentionFacts } from './detention-facts.tsx'
import { DetentionMark } from './detention-mark.tsx'
import { HoldClock } from './hold-clock.tsx'

const mark = () => document.querySelector('[data-part=detention]')!

it.each([
  ['free', 'no shape', 30.5, '17 h left'],
  ['soon', 'a clock', 40.5, '7 h left'],
  ['over', 'a triangle', 74.5, 'Over 1 d 2 h'],
] as const)('OP-OPEN-30 says %s with %s, words and a cost', (state, shape, hours, words) => {
  const clock = buildClock(hours)
  draw(
    <>
      <DetentionMark clock={clock} />
      <DetentionCost clock={clock} />
    </>,
  )
  expect(mark().textContent).toBe(words)
  expect(mark().getAttribute('data-state')).toBe(state)
  expect(mark().querySelectorAll('svg')).toHaveLength(shape === 'no shape' ? 0 : 1)
  expect(mark().nextElementSibling?.textContent).toBe(state === 'over' ? '$150' : '–')
})

it('OP-OPEN-30 says "no terms" instead of zero, and nothing to who may not see free time', () => {
  const { redraw } = draw(<DetentionMark clock={buildClock(500, { terms: null })} />)
  expect(mark().textContent).toBe('no terms')
  redraw(<DetentionMark clock={null} />)
  expect(mark()).toBeNull()
})

it('OP-OPEN-30 goes over by itself, without asking the server', async () => {
  const soon = new Date(Date.now() - 48 * HOUR + 1_500).toISOString()
  draw(<DetentionMark clock={buildClock(0, { from: soon, startedAt: soon })} />)
  expect(mark().textContent).toBe('0 m left')
  await expect.poll(() => mark().textContent).toBe('Over 0 m')
  expect(mark().getAttribute('data-state')).toBe('over')
})

it('OP-OPEN-30 names what started the clock, the terms, the cost of the whole stay and the next charge', async () => {
  const clock = buildClock(50, {
    startedBy: 'load_changed',
    earlierCharges: [{ minor: 3_500, currency: 'USD' }],
  })
  draw(<DetentionFacts clock={clock} />)
  for (const text of [
    'Over 2 h',
    'load changed',
    '2 d free, then $75 for each started day',
    'HJBT, Loaded',
    '$110',
    '$75 more in 21 h 59 m',
  ])
    await expect.element(page.getByText(text)).toBeVisible()
})

const trailer = (detention: ReturnType<typeof buildClock> | null) => ({
  ...{ id: 'trailer-1', siteId: 'site-1', archived: false, detention },
})

it('OP-OPEN-30 holds a clock with a reason, and shows why when that is refused', async () => {
  let refusals = 1
  const { sent } = drawInSite(<HoldClock trailer={trailer(buildClock(10))} />, {
    answers: {
      holdDetention: () => {
        if (refusals-- > 0) throw new Error('The clock of this trailer is held already.')
        return { holdDetention: { __typename: 'Trailer', id: 'trailer-1', detention: null } }
      },
    },
  })
  await page.getByRole('button', { name: 'Hold Clock' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hold Clock' })
  const confirm = dialog.getByRole('button', { name: 'Hold Clock' })
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Door blocked')
  await confirm.click()
  await expect.element(dialog.getByText('The clock of this trailer is held already.')).toBeVisible()
  await confirm.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent.at(-1)).toEqual({
    operation: 'HoldDetention',
    variables: { trailerId: 'trailer-1', reason: 'Door blocked' },
  })
})

it('OP-OPEN-30 releases a held clock', async () => {
  const held = buildClock(60, { holds: [{ from: ago(20), to: null, reason: 'Door blocked' }] })
  const { sent } = drawInSite(
    <>
      <DetentionFacts clock={held} />
      <HoldClock trailer={trailer(held)} />
    </>,
    {
      answers: {
        releaseDetention: () => ({
          releaseDetention: { __typename: 'Trailer', id: 'trailer-1', detention: null },
        }),
      },
    },
  )
  await expect.element(page.getByText('Held, 8 h left')).toBeVisible()
  await expect.element(page.getByText('Door blocked')).toBeVisible()
  await page.getByRole('button', { name: 'Release Clock' }).click()
  await expect.poll(() => sent.map(({ operation }) => operation)).toEqual(['ReleaseDetention'])
})

it('OP-OPEN-30 offers neither to who may only look, nor for a trailer that left', () => {
  drawInSite(<HoldClock trailer={trailer(buildClock(10))} />, { role: 'Customer' })
  expect(page.getByRole('button', { name: 'Hold Clock' }).elements()).toEqual([])
  drawInSite(<HoldClock trailer={{ ...trailer(buildClock(10)), archived: true }} />)
  expect(page.getByRole('button', { name: 'Hold Clock' }).elements()).toEqual([])
})
