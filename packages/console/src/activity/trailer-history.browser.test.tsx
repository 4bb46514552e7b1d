import { useState } from 'react'
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
  toStatus: null,
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
  await expect
    .poll(texts)
    .toEqual([
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

/** The history with buttons that change the trailer, and that choose another one. */
function Changing() {
  const [version, setVersion] = useState(1)
  const [trailerId, setTrailerId] = useState('t1')
  return (
    <>
      <button type="button" onClick={() => setVersion(version + 1)}>
        Change it
      </button>
      <button type="button" onClick={() => setTrailerId('t2')}>
        Another one
      </button>
      <TrailerHistory trailerId={trailerId} version={String(version)} />
    </>
  )
}

it('tells a trip as one line, and what a truck only saw', async () => {
  const carried = { actorKind: 'truck', actorName: 'AV-02', truck: 'AV-02', moveId: 'm1' }
  const seen = { actorKind: 'truck', actorName: 'AV-05', truck: 'AV-05', moveId: 'm2', fromZone: 'PC44' }
  const inTransit = (to: boolean) => [{ field: 'inTransit', from: !to, to }]
  drawInSite(<TrailerHistory trailerId="t1" version="1" />, {
    answers: {
      trailerHistory: () => ({
        trailerHistory: [
          entry(6, 'trailer.placed', {
            ...carried,
            moveId: 'm3',
            fromZone: 'PE23',
            changes: inTransit(true),
          }),
          entry(5, 'trailer.placed', { ...seen, toZone: 'PE23' }),
          entry(4, 'trailer.placed', { ...carried, toZone: 'PC44', changes: inTransit(false) }),
          entry(3, 'trailer.placed', { ...carried, fromZone: 'PC08', changes: inTransit(true) }),
          entry(2, 'trailer.checked_in', { toZone: 'PC08' }),
        ],
      }),
    },
  })
  await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await expect
    .poll(texts)
    .toEqual([
      'May 12, 2026Picked up from PE23 by AV-02',
      'Seen at PE23 by AV-05',
      'PC08 to PC44 by AV-02',
      'Added to inventory at PC08by M. Okafor',
    ])
})

it('loses no line and doubles none when the trailer changes behind shown pages', async () => {
  const all = Array.from({ length: 30 }, (_, index) =>
    entry(30 - index, 'trailer.checked_out', { fromZone: `P${30 - index}` }),
  )
  drawInSite(<Changing />, {
    answers: {
      trailerHistory: ({ trailerId, take, before }) => ({
        trailerHistory:
          trailerId === 't1'
            ? all.filter(({ siteSeq }) => before == null || siteSeq < before).slice(0, take)
            : [],
      }),
    },
  })
  await expect.poll(() => texts().length).toBe(20)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => texts().length).toBe(30)
  all.unshift(entry(31, 'trailer.checked_out', { fromZone: 'P31' }))
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect.poll(() => texts().length).toBe(31)
  expect(texts().map(text => Number(text.split('P').at(-1)?.match(/^\d+/)?.[0]))).toEqual(
    Array.from({ length: 31 }, (_, index) => 31 - index),
  )
  expect(page.getByRole('button', { name: 'Show more' }).elements()).toEqual([])

  await page.getByRole('button', { name: 'Another one' }).click()
  await expect.element(page.getByText('Nothing is recorded of this trailer.')).toBeVisible()
  expect(texts()).toEqual([])
})

it('says that older entries could not be loaded, and asks for them again', async () => {
  const all = Array.from({ length: 25 }, (_, index) => entry(25 - index, 'trailer.drop_off_confirmed'))
  let broken = true
  drawInSite(<TrailerHistory trailerId="t1" version="1" />, {
    answers: {
      trailerHistory: ({ take, before }) => {
        if (broken && before != null) throw new Error('The shelf is empty.')
        return {
          trailerHistory: all.filter(({ siteSeq }) => before == null || siteSeq < before).slice(0, take),
        }
      },
    },
  })
  await expect.poll(() => texts().length).toBe(20)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('More could not be loaded.')).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => texts().length).toBe(25)
  expect(page.getByText('More could not be loaded.').elements()).toEqual([])
})
