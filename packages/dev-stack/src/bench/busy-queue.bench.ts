import { setTimeout as rest } from 'node:timers/promises'
import type { Browser, Locator } from 'playwright-core'
import type { BenchResult } from '../bench.ts'
import { openVisit, type Visit } from '../e2e/visit.ts'
import type { YardFacts } from '../e2e/yard-facts.ts'
import { LIVELY_YARD } from '../e2e/yards.ts'
import { median } from './median.ts'
import { onBenchStack } from './on-bench-stack.ts'
import { type Change, followRow, seenOf, shiftOfRow, watchQueue } from './watch-queue.ts'

const MOVES = 300
const CHANGES = 200
/** Twenty changes a second. */
const EVERY_MS = 50
const GOAL_MS = 1_000
/** Typed into the filter of this column while the rows change; every row fits. */
const TYPED = 'AV-0'
const FILTERED = 'Truck'
/** Every tenth change takes a row out of the queue, and an urgent one comes in at its head. */
const REPLACE_EVERY = 10
/** A browser rounds what it scrolls. */
const STILL_PX = 1

/**
 * A full Queue table while a colleague changes it twenty times a second for ten seconds, and rows come and go: how
 * long a change takes from its request to the screen, the frames meanwhile, and what the person at the table lost of the
 * place they were at. The first half they have a menu open, the second they type a filter.
 */
export function run(): Promise<BenchResult> {
  return onBenchStack('busy-queue', measure)
}

async function measure(browser: Browser, url: string): Promise<BenchResult> {
  const colleague = await openVisit(browser, url, {})
  const facts = await colleague.atQueueOf(LIVELY_YARD)
  await colleague.page.goto('/sites')
  const queued = await fill(facts)
  const visit = await openVisit(browser, url, { viewport: { width: 1600, height: 1000 } })
  await visit.atQueueOf(LIVELY_YARD)
  const place = await takePlace(visit)
  await watchQueue(visit.page)
  await followRow(visit.page, place.rowId)

  const early = await change(facts, queued, place, { from: 1, to: CHANGES / 2 })
  const lost = await lostAtMenu(visit, place)
  await openFilter(visit)
  await followRow(visit.page, place.rowId)
  const [late] = await Promise.all([
    change(facts, queued, place, { from: CHANGES / 2 + 1, to: CHANGES }),
    visit.page.keyboard.type(TYPED, { delay: 500 }),
  ])
  lost.push(...(await lostAtFilter(visit)))

  const inSight = [...early, ...late].filter(({ id }) => place.inSight.includes(id))
  const { delays, frames, longestTaskMs } = await seenOf(visit.page, inSight)
  const p95 = percentile(delays, 0.95)
  if (lost.length > 0) console.log(`  lost: ${lost.join(', ')}`)
  return {
    name: 'Busy queue',
    figures: [
      { label: 'change on the screen after (p95)', value: Math.round(p95), unit: 'ms' },
      { label: 'change on the screen after (median)', value: Math.round(median(delays)), unit: 'ms' },
      { label: 'changes on the screen within 1 s', value: shareWithin(delays, GOAL_MS), unit: '%' },
      { label: 'longest task', value: Math.round(longestTaskMs), unit: 'ms' },
      { label: 'frame (median)', value: median(frames), unit: 'ms' },
      { label: 'lost: focus, place, menu or typed text', value: lost.length, unit: '' },
    ],
    ratio: p95 / GOAL_MS,
    goal: 1,
  }
}

/** What stands in the queue. */
interface Queued {
  ids: string[]
  /** A truck to ask for. */
  truckId: string
}

/** Queues yard checks, which no trailer and no door limits. */
async function fill(facts: YardFacts): Promise<Queued> {
  const { getTrucks } = await facts.ask<{ getTrucks: { id: string }[] }>(
    'query ($siteId: ID!) { getTrucks(siteId: $siteId) { id } }',
  )
  const ids: string[] = []
  for (let made = 0; made < MOVES; made++) {
    const { createPendingMove } = await facts.ask<{ createPendingMove: { id: string } }>(
      `mutation ($siteId: ID!, $truckId: ID!) {
        createPendingMove(siteId: $siteId, type: yard_inventory, moveCategory: production,
          requestedTruckId: $truckId) { id }
      }`,
      { truckId: getTrucks[made % getTrucks.length]?.id },
    )
    ids.push(createPendingMove.id)
  }
  return { ids, truckId: getTrucks[0]!.id }
}

/** Where the person at the table is. */
interface Place {
  rowId: string
  /** Ids of the rows in the middle of those that are drawn. */
  inSight: string[]
  /** Ids of all that are drawn, a little more than can be seen. */
  drawn: string[]
}

/** Scrolls to the middle, gives a row the focus and opens its menu. */
async function takePlace(visit: Visit): Promise<Place> {
  const { rows, rowOf } = visit.queue.queued
  await rows.first().waitFor()
  await visit.page.waitForFunction(
    count => document.querySelector(`[role=grid][aria-rowcount="${count + 1}"]`) !== null,
    MOVES,
  )
  await scroller(visit).evaluate(element => element.scrollTo({ top: 5_000 }))
  await visit.page.waitForFunction(() => document.querySelector('[role=row][data-index="0"]') === null)
  const drawn = await rows.evaluateAll(all => all.map(row => row.getAttribute('data-row') ?? ''))
  const inSight = drawn.slice(drawn.length / 3, (2 * drawn.length) / 3)
  const rowId = inSight[Math.floor(inSight.length / 2)]!
  await rowOf(rowId).focus()
  await rowOf(rowId).getByRole('button', { name: 'More' }).click()
  await visit.page.getByRole('menu').waitFor()
  return { rowId, inSight, drawn }
}

function scroller({ queue }: Visit): Locator {
  return queue.queued.grid.locator('..')
}

/**
 * Writes numbered notes, every second one to a row in sight, at an even pace that does not wait for the answers; now and
 * then a row that is out of sight is replaced instead.
 */
async function change(
  facts: YardFacts,
  { ids, truckId }: Queued,
  { inSight, drawn }: Place,
  { from, to }: { from: number; to: number },
): Promise<Change[]> {
  const outOfSight = ids.filter(id => !drawn.includes(id))
  const changes: Change[] = []
  const answers: Promise<unknown>[] = []
  const start = Date.now()
  for (let number = from; number <= to; number++) {
    await rest(Math.max(0, start + (number - from) * EVERY_MS - Date.now()))
    if (number % REPLACE_EVERY === 0) {
      answers.push(facts.ask(REPLACE, { gone: [outOfSight[number]], truckId }))
      continue
    }
    const among = number % 2 === 0 ? inSight : ids
    const id = among[(number * 7) % among.length]!
    changes.push({ id, number, at: Date.now() })
    answers.push(facts.ask(CHANGE_NOTES, { id, notes: `Note ${number}` }))
  }
  await Promise.all(answers)
  return changes
}

const CHANGE_NOTES =
  'mutation ($id: ID!, $notes: String) { updateNonDraftMove(id: $id, notes: $notes) { id } }'
const REPLACE = `mutation ($siteId: ID!, $gone: [ID!]!, $truckId: ID!) {
  cancelMoves(ids: $gone) { id }
  createPendingMove(siteId: $siteId, type: yard_inventory, moveCategory: production, priority: 1,
    requestedTruckId: $truckId) { id }
}`

/** What of the place is gone while the menu was open; closes the menu. */
async function lostAtMenu(visit: Visit, place: Place): Promise<string[]> {
  const { page } = visit
  const menu = await page.getByRole('menu').isVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  const focused = await page.evaluate(
    () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null,
  )
  return lostOf({ menu, focus: focused === place.rowId, place: await isStill(visit) })
}

/** The pointer goes away afterwards: only fingers on keys are left, and nothing holds the rows. */
async function openFilter({ page, queue }: Visit): Promise<void> {
  await queue.queued
    .head(FILTERED)
    .getByRole('button', { name: `Filter ${FILTERED}` })
    .click()
  await page.getByRole('dialog', { name: FILTERED }).getByRole('textbox').click()
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: /^\d+ new$/ }).waitFor({ state: 'hidden' })
}

async function lostAtFilter(visit: Visit): Promise<string[]> {
  const { page } = visit
  const line = page.getByRole('dialog', { name: FILTERED }).getByRole('textbox')
  const [typed, focus] = [await line.inputValue(), await line.evaluate(it => it === document.activeElement)]
  return lostOf({
    'typed text': typed === TYPED,
    'focus of the filter': focus,
    'place at the filter': await isStill(visit),
  })
}

async function isStill({ page }: Visit): Promise<boolean> {
  return (await shiftOfRow(page)) <= STILL_PX
}

function lostOf(kept: Record<string, boolean>): string[] {
  return Object.keys(kept).filter(name => !kept[name])
}

function shareWithin(delays: readonly number[], limit: number): number {
  return (100 * delays.filter(delay => delay <= limit).length) / delays.length
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}
