import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildTrailer } from '../../moves/testing/build-yard.ts'
import { drawInSite } from '../../moves/testing/draw-in-site.tsx'
import { updatesCleared } from '../../platform/remembered/remembered-settings.ts'
import { UpdatesTile } from './updates-tile.tsx'

beforeEach(() => updatesCleared.clear())

let numbers = 0
const entry = (name: string, more: object = {}) => {
  const siteSeq = ++numbers
  return {
    id: `site-1:${siteSeq}`,
    siteSeq,
    at: new Date().toISOString(),
    name,
    subject: name.split('.')[0],
    subjectId: 'one',
    actorKind: 'user',
    actorName: 'M. Okafor',
    trailer: 'CRST 604418',
    fromZone: null,
    toZone: null,
    truck: null,
    moveId: null,
    toStatus: null,
    error: null,
    changes: [],
    ...more,
  }
}

function drawTile(entries: ReturnType<typeof entry>[]) {
  const asked: { subjects: unknown; after: unknown }[] = []
  const drawn = drawInSite(<UpdatesTile />, {
    address: '/sites/site-1/queue',
    answers: {
      siteActivity: ({ subjects, after = 0 }) => {
        asked.push({ subjects, after })
        const wanted = entries.filter(({ siteSeq }) => siteSeq > Number(after))
        return { siteActivity: wanted.toReversed() }
      },
    },
  })
  return { ...drawn, asked }
}

const line = (text: string | RegExp) => page.getByRole('button', { name: text })

it('OP-DSH-24 OP-DSH-26 OP-DSH-27 OP-DSH-28 OP-OPEN-79 tells of moves and trailers in the words of the yard', async () => {
  drawTile([
    entry('trailer.checked_in', { toZone: 'PA22' }),
    entry('trailer.placed', { toZone: 'E27', moveId: 'm', truck: 'AV-01', actorName: 'AV-01' }),
    entry('trailer.checked_out', { fromZone: 'PF33' }),
    entry('move.completed', { toZone: 'E27', moveId: 'm' }),
    entry('move.failed', { moveId: 'm', error: 'obstacle preventing hitching' }),
    entry('move.assigned', { moveId: 'm' }),
  ])
  await expect.element(line(/CRST 604418 was added to inventory at PA22\s*by M. Okafor/)).toBeVisible()
  await expect.element(line(/CRST 604418 was dropped off at E27/)).toBeVisible()
  await expect.element(line(/CRST 604418 was checked out of PF33/)).toBeVisible()
  await expect.element(line(/Move of CRST 604418 to E27 completed/)).toBeVisible()
  await expect.element(line(/failed\s*obstacle preventing hitching/)).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(5)
})

it('OP-DSH-25 clears what is there, and shows what comes after', async () => {
  const entries = [entry('trailer.checked_out', { fromZone: 'PF33' })]
  const { network } = drawTile(entries)
  await expect.element(line(/checked out of PF33/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(page.getByText('Nothing happened yet.')).toBeVisible()
  entries.push(entry('trailer.checked_in', { toZone: 'PA22' }))
  const trailer = { ...buildTrailer('new', 'E16'), detention: null }
  network.tell('trailerUpdates', { operation: 'create', trailerId: 'new', trailer })
  await expect.element(line(/added to inventory at PA22/)).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
})

it('OP-DSH-24 asks only for what came after the entries that it shows, and shows each of them once', async () => {
  const entries = [1, 2, 3].map(spot => entry('trailer.checked_out', { fromZone: `PF3${spot}` }))
  const { network, asked } = drawTile(entries)
  await expect.element(line(/checked out of PF33/)).toBeVisible()
  for (const spot of [4, 5]) {
    entries.push(entry('trailer.checked_in', { toZone: `PA2${spot}` }))
    const trailer = { ...buildTrailer(`new-${spot}`, null), detention: null }
    network.tell('trailerUpdates', { operation: 'create', trailerId: trailer.id, trailer })
    await expect.element(line(new RegExp(`added to inventory at PA2${spot}`))).toBeVisible()
  }
  const [, , third, fourth] = entries.map(({ siteSeq }) => siteSeq)
  expect([...new Set(asked.map(({ after }) => after))]).toEqual([0, third, fourth])
  const lines = page.getByRole('listitem').elements()
  expect(lines.map(each => /(PA2|PF3)\d/.exec(each.textContent ?? '')?.[0])).toEqual([
    'PA25',
    'PA24',
    'PF33',
    'PF32',
    'PF31',
  ])
})

it('OP-DSH-24 asks for one kind alone, and leads to the thing', async () => {
  const { asked, history } = drawTile([entry('trailer.checked_out', { fromZone: 'PF33', subjectId: 't-9' })])
  await line(/checked out of PF33/).click()
  expect(history.location.href).toBe('/sites/site-1/inventory?trailer=t-9')
  await page.getByRole('combobox', { name: 'Show updates of' }).click()
  await page.getByRole('option', { name: 'Moves' }).click()
  await expect.poll(() => asked).toContainEqual({ subjects: ['move'], after: 0 })
})

it('OP-DSH-24 tells a queued move from a draft, a refusal that ends a move, and what a truck only saw', async () => {
  const seen = { actorKind: 'truck', actorName: 'AV-05', fromZone: 'PC44', toZone: 'PE23', moveId: 'find' }
  const inTransit = { field: 'inTransit', from: true, to: false }
  drawTile([
    entry('move.created', { toStatus: 'pending', trailer: 'SNLU 884120' }),
    entry('move.created', { toStatus: 'draft', trailer: 'ODFL 309418' }),
    entry('move.rejected', {
      toStatus: 'error',
      error: 'The move was refused 3 times',
      trailer: 'XPOL 702915',
    }),
    entry('move.rejected', { toStatus: 'pending', trailer: 'KNIG 190118' }),
    entry('trailer.placed', { ...seen, trailer: 'HJBT 551902' }),
    entry('trailer.placed', { ...seen, trailer: 'HJBT 280066', changes: [inTransit] }),
  ])
  const queued = line(/Move of SNLU 884120 was added to the queue/)
  await expect.element(queued).toBeVisible()
  expect(queued.element().querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('st-pending')
  await expect.element(line(/Move of ODFL 309418 was created/)).toBeVisible()
  const failed = line(/Move of XPOL 702915 failed\s*The move was refused 3 times/)
  await expect.element(failed).toBeVisible()
  expect(failed.element().querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('st-error')
  await expect.element(line(/Move of KNIG 190118 was refused/)).toBeVisible()
  await expect.element(line(/HJBT 551902 was seen at PE23\s*by AV-05/)).toBeVisible()
  await expect.element(line(/HJBT 280066 was dropped off at PE23/)).toBeVisible()
})
