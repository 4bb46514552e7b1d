import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildTestYard } from '../../moves/testing/build-yard.ts'
import { type Answers, drawInSite } from '../../moves/testing/draw-in-site.tsx'
import { buildLine, buildMoved, spot } from '../testing/build-line.ts'
import type { HistoryLine } from '../words/history-line.ts'
import { TrailerHistory } from './trailer-history.tsx'

const trailer = [...buildTestYard().trailers.values()][0]!
const STAY = {
  trailerId: 'earlier',
  arrivedAt: '2026-04-01T12:00:00.000Z',
  leftAt: '2026-04-03T12:00:00.000Z',
}

/** A server with these lines; answers how many it was asked for, each time. */
function drawHistory(lines: HistoryLine[], answers: Answers = {}) {
  const asked: number[] = []
  const drawn = drawInSite(<TrailerHistory trailerId={trailer.id} />, {
    answers: {
      trailerHistory: variables => {
        const { trailerId, take } = variables as unknown as { trailerId: string; take: number }
        if (trailerId !== trailer.id)
          return {
            trailerHistory: {
              entries: [buildLine({ kind: 'trailer_checked_out', fromZone: spot('OLD1') })],
              next: null,
              earlierStays: [],
            },
          }
        asked.push(take)
        const next = lines.length > take ? 'a-cursor' : null
        return { trailerHistory: { entries: lines.slice(0, take), next, earlierStays: [STAY] } }
      },
      ...answers,
    },
  })
  return { ...drawn, asked }
}

const text = (sentence: string) => expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
const line = (hasText: string) => page.getByRole('listitem').filter({ hasText })

describe('the history of a trailer', () => {
  it('OP-TRS-07 tells by days what happened, where, by whom and when', async () => {
    drawHistory([
      buildMoved({ at: '2026-05-12T18:06:00.000Z' }),
      buildLine({ at: '2026-05-10T11:40:00.000Z' }),
      buildLine({ at: '2026-05-10T11:26:00.000Z', kind: 'trailer_checked_in', toZone: spot('PC08') }),
    ])
    await expect
      .element(line('PC44 to PE23 by AV-02').getByText('BWI-87903 in 7:41, by Partner API'))
      .toBeVisible()
    await expect.element(line('Drop-off confirmed').getByText('By J. Reyes')).toBeVisible()
    await expect.element(line('Added to inventory at PC08').getByText('Checked in by J. Reyes')).toBeVisible()
    await expect
      .element(line('PC44 to PE23').getByRole('time'))
      .toHaveAttribute('datetime', '2026-05-12T18:06:00.000Z')
    expect(line('PC44').getByText('PE23').element().tagName).toBe('B')
    await text('2026-05-12')
    await text('2026-05-10')
  })

  it('shows more on demand, and the earlier stays at the end, each with its own history', async () => {
    const lines = Array.from({ length: 25 }, (_, index) => buildLine({ actorName: `Person ${index}` }))
    const { asked } = drawHistory(lines)
    await text('By Person 19')
    expect(page.getByText('Earlier stays').elements()).toEqual([])
    await page.getByRole('button', { name: 'Show more' }).click()
    await text('By Person 24')
    expect(asked).toEqual([20, 40])
    const stay = page.getByRole('button', { name: '2026-04-01 to 2026-04-03' })
    await stay.click()
    await text('OLD1')
    await stay.click()
    await expect.element(page.getByText('OLD1')).not.toBeInTheDocument()
  })

  it('takes in what happens while it is shown', async () => {
    const lines = [buildLine()]
    const { network } = drawHistory(lines)
    await text('Drop-off confirmed')
    lines.unshift(buildMoved())
    const changed = { ...trailer, updatedAt: '2026-05-12T19:00:00.000Z' }
    network.tell('trailerUpdates', {
      __typename: 'TrailerUpdate',
      operation: 'update',
      trailerId: trailer.id,
      trailer: changed,
    })
    await expect.element(line('PC44 to PE23 by AV-02')).toBeVisible()
  })

  it('says that nothing is recorded', async () => {
    drawHistory([])
    await text('Nothing is recorded of this trailer.')
  })

  it('offers another try when it could not be loaded, and tries by itself', async () => {
    let broken = true
    drawHistory([], {
      trailerHistory: () => {
        if (broken) throw new Error('The log is lost.')
        return { trailerHistory: { entries: [buildLine()], next: null, earlierStays: [] } }
      },
    })
    await text('The history could not be loaded.')
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    broken = false
    await text('Drop-off confirmed')
  })
})
