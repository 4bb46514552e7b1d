import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawInSite } from '../moves/testing/draw-in-site.tsx'
import { TrailerHistory } from './trailer-history.tsx'

const entry = (siteSeq: number, name: string, more: object = {}) => ({
  id: `site-1:${siteSeq}`,
  siteSeq,
  at: '2026-05-12T12:00:00.000Z',
  name,
  subject: 'trailer',
  subjectId: 't1',
  actorKind: 'user',
  actorName: 'M. Okafor',
  trailer: 'HJBT 551902',
  fromZone: null,
  toZone: null,
  truck: null,
  moveId: null,
  error: null,
  changes: [],
  ...more,
})
/** The lines without their times, which depend on where the test runs. */
const texts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(line => {
      const copy = line.cloneNode(true) as Element
      copy.querySelector('time')?.remove()
      return copy.textContent
    })

it('says who or which truck, from where and to where, by hand or by a move', async () => {
  const edit = { changes: [{ field: 'notes', from: null, to: 'seal' }] }
  drawInSite(<TrailerHistory trailerId="t1" version="1" />, {
    answers: {
      trailerHistory: () => ({
        trailerHistory: [
          entry(5, 'trailer.placed', {
            fromZone: 'PC44',
            toZone: 'PE23',
            truck: 'AV-02',
            moveId: 'm',
            actorName: null,
          }),
          entry(4, 'trailer.edited', { fromZone: 'PC08', toZone: 'PC44' }),
          entry(3, 'trailer.edited', edit),
          entry(2, 'trailer.drop_off_confirmed'),
          entry(1, 'trailer.checked_in', { toZone: 'PC08' }),
        ],
      }),
    },
  })
  await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible()
  expect(texts()).toEqual([
    'May 12, 2026PC44 to PE23 by AV-02',
    'PC08 to PC44, by handby M. Okafor',
    'CorrectedNotes, by M. Okafor',
    'Drop-off confirmedby M. Okafor',
    'Added to inventory at PC08by M. Okafor',
  ])
})

it('shows more from where the page ended, and says when it cannot be loaded', async () => {
  const all = Array.from({ length: 25 }, (_, index) => entry(25 - index, 'trailer.drop_off_confirmed'))
  let broken = true
  drawInSite(<TrailerHistory trailerId="t1" version="1" />, {
    answers: {
      trailerHistory: ({ take, before }) => {
        if (broken) throw new Error('The shelf is empty.')
        const from = all.filter(({ siteSeq }) => before == null || siteSeq < before)
        return { trailerHistory: from.slice(0, take) }
      },
    },
  })
  await expect.element(page.getByText('The history could not be loaded.')).toBeVisible()
  broken = false
  await expect.poll(() => texts().length).toBe(20)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => texts().length).toBe(25)
  expect(page.getByRole('button', { name: 'Show more' }).elements()).toEqual([])
})
