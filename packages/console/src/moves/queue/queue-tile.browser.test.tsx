import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { banners } from '../../platform/errors/banners.ts'
import {
  draftMoves,
  draftSectionOpen,
  errorTabLastVisited,
} from '../../platform/remembered/remembered-settings.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { buildMove } from '../testing/build-move.ts'
import { FORM_TAKEN, REASON_QUESTIONS } from '../testing/form-answers.ts'
import { gate } from '../testing/gate.ts'
import { OCCUPIED_REASON } from '../testing/occupied-reason.ts'
import { openQueue } from '../testing/open-queue.tsx'

const QUEUE = '/sites/site-1/queue'
const trailer = (serial: string) => ({ ...buildMove().trailer!, id: serial, serial })
const draft = (serial: string, changes: Partial<MoveRow> = {}) =>
  buildMove({ id: serial, status: 'draft', pendingAt: null, trailer: trailer(serial), ...changes })
const queued = (serial: string, changes: Partial<MoveRow> = {}) =>
  buildMove({ id: serial, trailer: trailer(serial), ...changes })
const LONG = 'Driver waits at the office until noon; the seal must be checked before the door is opened.'

const event = (operation: string, move: MoveRow) => ({
  __typename: 'MoveUpdate',
  operation,
  moveId: move.id,
  move: operation === 'delete' ? null : move,
})
const text = (sentence: string) => expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
const drafts = page.getByRole('region', { name: 'Draft Moves' })
const row = (serial: string) => page.getByRole('row').filter({ hasText: serial })
const rowText = (serial: string) => row(serial).element().textContent ?? ''
const shownSerials = () =>
  drafts
    .getByRole('row')
    .elements()
    .flatMap(element => /S\d\d/.exec(element.textContent ?? '')?.[0] ?? [])

async function onPhone(): Promise<void> {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
}

const LABELS =
  /^(Add to Queue|Add Destination|Edit Notes|Edit|Cancel|Reassign|Return|Delete|Manual Complete|Details|Bug Ticket)/

/** What the row offers, possible now or not, in the menu that has all of it. */
async function actionsOf(serial: string): Promise<string[]> {
  await row(serial)
    .getByRole('button', { name: /More actions/ })
    .click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  return page
    .getByRole('menuitem')
    .elements()
    .map(item => LABELS.exec(item.textContent ?? '')?.[0] ?? item.textContent ?? '')
}

beforeEach(() => {
  draftMoves.clear()
  draftSectionOpen.clear()
})

describe('the Queue table', () => {
  it('MV-OPEN-43 MV-DRA-09 says when there is nothing, in both tables', async () => {
    openQueue({ address: QUEUE })
    await text("You're all caught up. There are no moves in the queue.")
    await text("You're all caught up. There are no draft moves in the queue.")
  })

  it('MV-OPEN-43 MV-QUE-03 says when the filters hide every move, and clears them', async () => {
    openQueue({ address: QUEUE, moves: [queued('S01')] })
    await page.getByRole('button', { name: 'Filter Move Status' }).click()
    await page.getByRole('checkbox', { name: 'In Progress' }).click()
    await text('All moves are currently filtered out.')
    await page.getByRole('button', { name: 'Clear Filters' }).click({ force: true })
    await expect.element(row('S01')).toBeVisible()
  })

  it('MV-QUE-04 MV-QUE-05 MV-QUE-06 MV-QUE-07 offers edit, cancel, reassign and details; no bug ticket without a form', async () => {
    openQueue({ address: QUEUE, moves: [queued('S01')] })
    expect(await actionsOf('S01')).toEqual([
      'Edit',
      'Cancel',
      'Reassign',
      'Manual Complete',
      'Edit Notes',
      'Details',
    ])
  })

  it('MV-QUE-06 MV-OPEN-82 MV-OPEN-89 Reassign asks why a pending move of a partner goes back, and sends it back', async () => {
    const move = queued('S01', { source: 'api', customerStatus: 'acknowledged' })
    const { sent } = openQueue({
      address: QUEUE,
      moves: [move],
      answers: {
        formQuestions: () => REASON_QUESTIONS,
        submitForm: () => FORM_TAKEN,
        rejectMoves: () => ({
          rejectMoves: [{ ...move, status: 'canceled', reassignedAt: '2026-05-12T14:00:00.000Z' }],
        }),
      },
    })
    await actionsOf('S01')
    await page.getByRole('menuitem', { name: /^Reassign/ }).click()
    await text('Are you sure you want to return the selected move(s)?')
    await page.getByRole('combobox', { name: 'Why?' }).click()
    await page.getByRole('option', { name: 'The door is blocked' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => sent[0]?.operation).toBe('RejectMoves')
    expect(sent[0]?.variables).toMatchObject({ ids: ['S01'], code: 'destination_occupied' })
    await expect.poll(() => row('S01').elements()).toEqual([])
  })

  it('MV-OPEN-52 MV-DRA-05 whole notes stay whole while the move changes, also in a row that says why it waits', async () => {
    const move = queued('S01', { notes: LONG, waitReasons: [OCCUPIED_REASON] })
    const { network } = openQueue({ address: QUEUE, moves: [move, queued('S02')], width: 1120 })
    await expect.element(row('S01')).toBeVisible()
    const closedHeight = row('S01').element().getBoundingClientRect().height
    await row('S01').getByRole('button', { name: 'Show More' }).click()
    const less = row('S01').getByRole('button', { name: 'Show Less' })
    await expect.element(less).toBeVisible()
    await expect.poll(() => row('S01').element().getBoundingClientRect().height).toBeGreaterThan(closedHeight)
    const cell = less.element().closest('[role=gridcell]')!
    expect(cell.scrollHeight).toBeLessThanOrEqual(cell.clientHeight)
    network.tell(
      'moveUpdates',
      event('update', { ...move, priority: 2, updatedAt: '2026-05-12T15:00:00.000Z' }),
    )
    await expect.poll(() => rowText('S01')).toMatch(/Trailer2/)
    expect(rowText('S01')).toContain(LONG)
    await expect.element(less).toBeVisible()
  })
})

describe('a long queue', () => {
  const many = Array.from({ length: 120 }, (_, index) => queued(`Q${100 + index}`, { notes: LONG }))
  const scrollTo = (top: number) => {
    page.getByRole('grid', { name: 'Queue' }).element().closest('[data-part=scroll]')!.scrollTop = top
  }

  it('MV-OPEN-52 MV-DRA-05 MV-DRA-06 notes that were opened are open when their row comes back into sight', async () => {
    openQueue({ address: QUEUE, moves: many })
    await row('Q101').getByRole('button', { name: 'Show More' }).click()
    await row('Q102').getByRole('button', { name: 'Show More' }).click()
    await row('Q102').getByRole('button', { name: 'Show Less' }).click()
    scrollTo(99_999)
    await expect.element(row('Q219')).toBeVisible()
    await expect.poll(() => row('Q101').elements()).toEqual([])
    scrollTo(0)
    await expect.element(row('Q101').getByRole('button', { name: 'Show Less' })).toBeVisible()
    expect(rowText('Q101')).toContain(LONG)
    await expect.element(row('Q102').getByRole('button', { name: 'Show More' })).toBeVisible()
  })
})

describe('the draft table', () => {
  it('MV-OPEN-54 offers Add to Queue, Edit, Return or Delete, Manual Complete and Details', async () => {
    openQueue({ address: QUEUE, moves: [draft('S01'), draft('S02', { source: 'api' })] })
    expect(await actionsOf('S01')).toEqual(['Add to Queue', 'Edit', 'Delete', 'Manual Complete', 'Details'])
  })

  it('MV-OPEN-54 MV-OPEN-53 offers Return for a draft of a partner', async () => {
    openQueue({ address: QUEUE, moves: [draft('S02', { source: 'api' })] })
    expect(await actionsOf('S02')).toContain('Return')
  })

  it('MV-OPEN-27 MV-OPEN-48 MV-OPEN-28 stands newest first, by the time of creation', async () => {
    const at = (hour: number) => new Date(2026, 4, 12, hour, 5).toISOString()
    openQueue({
      address: QUEUE,
      moves: [
        draft('S01', { createdAt: at(8) }),
        draft('S02', { createdAt: at(21) }),
        draft('S03', { createdAt: at(9) }),
      ],
    })
    await expect.poll(shownSerials).toEqual(['S02', 'S03', 'S01'])
    expect(rowText('S02')).toContain('2026-05-12 9:05 PM')
  })

  it('MV-DRA-11 MV-DRA-12 starts as it was left, and keeps what is chosen under draftMoves', async () => {
    localStorage.setItem(
      'draftMoves',
      JSON.stringify({ sort: { column: 'serial', direction: 'desc' }, filters: { source: ['ui'] } }),
    )
    openQueue({ address: QUEUE, moves: [draft('S01'), draft('S02'), draft('S03', { source: 'api' })] })
    await expect.poll(shownSerials).toEqual(['S02', 'S01'])
    await drafts.getByRole('button', { name: 'Trailer #', exact: true }).click()
    await drafts.getByRole('button', { name: /^Take off the filter/ }).click()
    await expect
      .poll(() => JSON.parse(localStorage.getItem('draftMoves') ?? ''))
      .toEqual({ sort: null, filters: {} })
    await expect.poll(() => shownSerials().length).toBe(3)
  })

  it('MV-DRA-11 MV-DRA-02 ignores what is remembered of a column that this table does not have', async () => {
    localStorage.setItem(
      'draftMoves',
      JSON.stringify({ sort: { column: 'priority', direction: 'asc' }, filters: { color: ['red'] } }),
    )
    const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    onTestFinished(() => {
      for (const warning of warnings) warning.mockRestore()
    })
    openQueue({ address: '/console', variant: 'integration', moves: [draft('S01'), draft('S02')] })
    await expect.poll(() => shownSerials().length).toBe(2)
    expect(warnings.flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  it('MV-CST-19 remembers the first visit of the Errored tab, by site', async () => {
    localStorage.removeItem('errorTabLastVisited')
    openQueue({ address: QUEUE, moves: [] })
    const before = Date.now()
    await page.getByRole('tab', { name: /^Errored/ }).click()
    await expect.poll(() => Object.keys(errorTabLastVisited.read())).toEqual(['site-1'])
    expect(Date.parse(errorTabLastVisited.read()['site-1']!)).toBeGreaterThanOrEqual(before)
  })

  it('MV-DRA-07 MV-DRA-08 a selected draft that leaves the list is selected no longer', async () => {
    const [first, second] = [draft('S01'), draft('S02')]
    const { network } = openQueue({ address: QUEUE, moves: [first, second] })
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await text('2 selected')
    network.tell('moveUpdates', event('update', { ...first, status: 'pending' }))
    await text('1 selected')
    network.tell('moveUpdates', event('delete', second))
    await expect
      .element(page.getByRole('button', { name: 'Return/Delete' }))
      .toHaveAttribute('aria-description', 'No draft is selected.')
  })

  it('MV-DRA-07 MV-DRA-08 Return/Delete leaves alone what the filters hide; it stays selected', async () => {
    const hidden = draft('S02', { source: 'api' })
    const { sent } = openQueue({
      address: QUEUE,
      moves: [draft('S01'), hidden, draft('S03')],
      answers: { deleteMoves: () => ({ deleteMoves: [draft('S01'), draft('S03')] }) },
    })
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await text('3 selected')
    draftMoves.write({ sort: null, filters: { source: ['ui'] } })
    await text('2 selected')
    await page.getByRole('button', { name: 'Return/Delete' }).click()
    await text('2 moves will be deleted.')
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => sent.map(({ variables }) => variables)).toEqual([{ ids: ['S01', 'S03'] }])
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
    draftMoves.write({ sort: null, filters: {} })
    await text('1 selected')
    await expect.element(row('S02')).toHaveAttribute('aria-selected', 'true')
  })

  it('MV-OPEN-45 MV-OPEN-49 shows Add Destination whatever the partner wrote, and sorts by what it shows', async () => {
    const wished = { scac: null, serial: null, fromZone: null, toZone: 'A00', referenceId: null }
    openQueue({
      address: QUEUE,
      moves: [draft('S01', { toZone: null, partnerPayload: wished }), draft('S02')],
    })
    await expect.element(row('S01').getByText('Add Destination', { exact: true })).toBeVisible()
    await drafts.getByRole('button', { name: 'End', exact: true }).click()
    await expect.poll(shownSerials).toEqual(['S02', 'S01'])
    await row('S01').getByText('Add Destination', { exact: true }).click()
    await expect.element(page.getByRole('dialog', { name: 'Edit Move' })).toBeVisible()
  })
})

describe('the integration console', () => {
  it('MV-SITE-09 MV-SITE-10 MV-OPEN-49 MV-OPEN-141 leads to no form: no Add Destination, nothing to move away, notes that are text', async () => {
    openQueue({
      address: '/console',
      variant: 'integration',
      moves: [
        queued('S01', { waitReasons: [OCCUPIED_REASON], notes: 'short' }),
        draft('S02', { toZone: null }),
      ],
    })
    await expect.element(row('S01').getByText('E14 is occupied by 551902', { exact: false })).toBeVisible()
    await expect.element(row('S02')).toBeVisible()
    expect(page.getByText('Add Destination').elements()).toEqual([])
    const buttons = row('S01').getByRole('button').elements()
    expect(buttons.map(button => button.getAttribute('data-part'))).toEqual(['why'])
    expect(page.getByRole('button', { name: /Add Move|Return\/Delete/ }).elements()).toEqual([])
  })
})

it('OP-DSH-16 OP-DSH-17 Draft Moves is open until somebody folds it away, and that is remembered', async () => {
  const first = openQueue({ address: QUEUE, moves: [draft('S01')] })
  const fold = page.getByRole('button', { name: 'Draft Moves' })
  await expect.element(row('S01')).toBeVisible()
  expect(first.sent).toEqual([])
  await fold.click()
  await expect.element(row('S01')).not.toBeInTheDocument()
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  expect(draftSectionOpen.read()).toBe(false)
})

it('OP-DSH-17 Draft Moves is folded away as it was left, and opens again', async () => {
  draftSectionOpen.write(false)
  openQueue({ address: QUEUE, moves: [draft('S01')] })
  const fold = page.getByRole('button', { name: 'Draft Moves' })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  expect(row('S01').elements()).toEqual([])
  await fold.click()
  await expect.element(row('S01')).toBeVisible()
  expect(draftSectionOpen.read()).toBe(true)
})

it('OP-DSH-20 OP-DSH-21 the date filter says Last 30 Days, and is off on Queued with the reason', async () => {
  openQueue({ address: QUEUE })
  const filter = page.getByRole('combobox', { name: 'Date filter' })
  await expect.element(filter).toHaveTextContent('Last 30 Days')
  await expect.element(filter).toHaveAttribute('aria-disabled', 'true')
  await filter.hover()
  await expect.element(page.getByText('Queued shows all open moves.')).toBeVisible()
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect.element(filter).not.toHaveAttribute('aria-disabled')
  await expect.element(filter).toHaveTextContent('Last 30 Days')
})

it('OP-DSH-15 drafts keep the room of three rows under a queue of any length', async () => {
  const many = Array.from({ length: 60 }, (_, index) => queued(`Q${100 + index}`))
  openQueue({ address: QUEUE, moves: [...many, draft('S01'), draft('S02'), draft('S03')] })
  await expect.element(row('S03')).toBeInTheDocument()
  const foot = page.getByRole('region', { name: 'Draft Moves' }).element().getBoundingClientRect().bottom
  expect(row('S03').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(foot)
})

it.each([1000, 640])('MV-OPEN-43 OP-DSH-15 both say whole that they are empty in %d px', async height => {
  await page.viewport(1366, height)
  onTestFinished(() => page.viewport(1280, 800))
  openQueue({ address: QUEUE })
  for (const what of ['moves', 'draft moves']) {
    const said = page.getByText(`You're all caught up. There are no ${what} in the queue.`)
    await expect.element(said).toBeVisible()
    const box = said.element().getBoundingClientRect()
    const shown = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    expect(said.element().contains(shown)).toBe(true)
  }
})

it('MV-CON-07 MV-DRA-08 the testing actions leave alone what the filters hide; it stays selected', async () => {
  const running = queued('S02', { status: 'in_progress' })
  const { sent } = openQueue({
    address: '/console',
    variant: 'integration',
    moves: [queued('S01'), running],
    answers: {
      updateMoveStatus: () => ({ updateMoveStatus: queued('S01', { status: 'error' }) }),
    },
  })
  const bar = page.getByRole('toolbar', { name: 'Testing actions' }).first()
  await page.getByRole('checkbox', { name: 'Select all' }).first().click()
  await expect.element(bar.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Filter Move Status' }).click()
  await page.getByRole('checkbox', { name: 'Pending' }).click()
  await expect.element(bar.getByText('1 selected')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await bar.getByRole('button', { name: 'Set to Error' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(sent.map(({ variables }) => variables)).toEqual([{ id: 'S01', status: 'error' }])
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect.element(row('S02')).toHaveAttribute('aria-selected', 'true')
  await expect.element(bar.getByText('1 selected')).toBeVisible()
})

describe('while the moves are not there', () => {
  const refused = () => {
    throw new Error('The shelf is empty.')
  }
  const shownCounts = () =>
    [...document.querySelectorAll('[data-part=count]')].map(badge => badge.textContent)

  it('MV-OPEN-135 shows no count, neither while they load nor when they failed', async () => {
    const list = gate()
    openQueue({
      address: QUEUE,
      answers: {
        openMoves: async () => {
          await list.opened
          return refused()
        },
      },
    })
    await expect.element(drafts).toBeVisible()
    expect(shownCounts()).toEqual([])
    list.open()
    await expect.poll(() => banners.current()).toHaveLength(1)
    expect(shownCounts()).toEqual([])
  })

  it('MV-ERR-01 MV-OPEN-46 says it still after a history that failed as well was left', async () => {
    openQueue({ address: QUEUE, answers: { openMoves: refused, historyMoves: refused } })
    const [queueTold] = await vi.waitUntil(() => (banners.current().length > 0 ? banners.current() : null))
    await userEvent.keyboard('2')
    await expect.poll(() => banners.current().map(({ id }) => id)).not.toEqual([queueTold?.id])
    expect(banners.current()).toHaveLength(1)
    await userEvent.keyboard('1')
    await expect.poll(() => banners.current()).toEqual([queueTold])
  })

  it('MV-OPEN-135 counts again when they are there', async () => {
    openQueue({ address: QUEUE, moves: [queued('S01')] })
    await expect.poll(shownCounts).toEqual(['1', '0'])
  })

  it('MV-OPEN-135 counts nothing on a phone', async () => {
    await onPhone()
    openQueue({ address: QUEUE, width: 390, answers: { openMoves: refused } })
    await expect.poll(() => banners.current()).toHaveLength(1)
    expect(shownCounts()).toEqual([])
    expect(page.getByText(/in progress/).elements()).toEqual([])
  })
})

describe('on a phone', () => {
  const box = (serial: string) => page.getByRole('checkbox', { name: new RegExp(`^Select .*${serial}$`) })

  /** How far up and down from its middle an element still takes the press, in pixels. */
  const touchHeight = (element: Element) => {
    const { left, width, top, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hits = (at: number) => element.contains(document.elementFromPoint(x, at)) || null
    let [up, down] = [0, 0]
    while (up < 40 && hits(y - up - 1)) up++
    while (down < 40 && hits(y + down)) down++
    return up + down
  }

  it('OP-DSH-12 MV-DRA-08 tabs, actions and reasons take a finger of 44 px', async () => {
    await onPhone()
    const turn = queued('S02', {
      waitReasons: [
        {
          code: 'all_trucks_busy',
          message: 'all trucks are busy',
          args: {},
          zoneId: null,
          trailerId: null,
          truckId: null,
          moveId: null,
          since: null,
          helps: null,
        },
      ],
    })
    openQueue({ address: QUEUE, moves: [turn, draft('S01')], width: 390 })
    await expect.element(page.getByRole('button', { name: 'Pending', exact: true })).toBeVisible()
    const targets = [
      page.getByRole('tab', { name: /^Drafts/ }),
      page.getByRole('button', { name: 'Pending', exact: true }),
      page.getByRole('button', { name: /^More actions/ }),
    ]
    for (const target of targets) expect(touchHeight(target.element())).toBeGreaterThanOrEqual(43)
    await page.getByRole('tab', { name: /^Drafts/ }).click()
    await box('S01').click()
    expect(touchHeight(page.getByRole('button', { name: 'Return/Delete' }).element())).toBeGreaterThanOrEqual(
      43,
    )
  })

  it('MV-DRA-07 MV-DRA-08 drafts are selected and deleted there as well', async () => {
    await onPhone()
    openQueue({ address: QUEUE, moves: [draft('S01'), draft('S02')], width: 390 })
    await page.getByRole('tab', { name: /^Drafts/ }).click()
    await box('S02').click()
    await expect.element(box('S02')).toHaveAttribute('aria-checked', 'true')
    await page.getByRole('button', { name: 'Return/Delete' }).click()
    await text('1 move will be deleted.')
  })

  it('MV-SITE-08 MV-SITE-09 MV-SITE-11 MV-CON-07 cards of the integration console: reference and box, neither priority nor form', async () => {
    await onPhone()
    const { sent } = openQueue({
      address: '/console',
      variant: 'integration',
      width: 390,
      moves: [queued('S01', { referenceId: 'BWI-77', waitReasons: [OCCUPIED_REASON] })],
      answers: {
        updateMoveStatus: () => ({ updateMoveStatus: queued('S01', { status: 'error' }) }),
      },
    })
    await text('BWI-77')
    expect(page.getByText(/Priority/).elements()).toEqual([])
    expect(page.getByText('Move it away').elements()).toEqual([])
    await box('S01').click()
    await page.getByRole('button', { name: 'Set to Error' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => sent.map(({ variables }) => variables)).toEqual([{ id: 'S01', status: 'error' }])
  })

  it('MV-OPEN-112 OP-DSH-13 OP-DSH-14 takes the tab over from the address; Search gives way to Queued', async () => {
    await onPhone()
    const { history } = openQueue({ address: `${QUEUE}?tab=4`, width: 390 })
    const chosen = (name: RegExp) =>
      expect.element(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await chosen(/^Errored/)
    await expect.poll(() => history.location.search).toBe('')
    history.push(`${QUEUE}?tab=2`)
    await chosen(/^Completed/)
    history.push(`${QUEUE}?tab=6`)
    await chosen(/^Queued/)
  })

  it('OP-DSH-06 OP-DSH-14 a window that is widened keeps its tab, and has it in the address again', async () => {
    await onPhone()
    const { history, asked } = openQueue({ address: `${QUEUE}?tab=4`, width: 390 })
    await expect.poll(() => history.location.search).toBe('')
    await page.getByRole('tab', { name: 'Completed' }).click()
    await expect.poll(() => asked.length).toBe(2)
    await page.viewport(1280, 800)
    await expect.poll(() => history.location.search).toBe('?tab=2')
    await expect
      .element(page.getByRole('tab', { name: 'Completed' }))
      .toHaveAttribute('aria-selected', 'true')
    expect(history.length).toBe(1)
    await page.getByRole('tab', { name: 'Canceled' }).click()
    await expect.poll(() => history.location.search).toBe('?tab=3')
    await page.viewport(390, 844)
    await expect.poll(() => history.location.search).toBe('')
    await expect.element(page.getByRole('tab', { name: 'Canceled' })).toHaveAttribute('aria-selected', 'true')
  })

  it('OP-DSH-12 OP-DSH-15 a window that is widened over Drafts shows them under the queue', async () => {
    await onPhone()
    const { history } = openQueue({ address: QUEUE, moves: [draft('S01')], width: 390 })
    await page.getByRole('tab', { name: /^Drafts/ }).click()
    await page.viewport(1280, 800)
    await expect.element(page.getByRole('tab', { name: /^Queued/ })).toHaveAttribute('aria-selected', 'true')
    await expect.element(row('S01')).toBeVisible()
    expect(history.location.search).toBe('')
  })

  it('MV-OPEN-112 a window that becomes small keeps its tab, if there is one', async () => {
    openQueue({ address: `${QUEUE}?tab=3`, width: 390 })
    await expect.element(page.getByRole('tab', { name: 'Search' })).toBeVisible()
    await onPhone()
    await expect.element(page.getByRole('tab', { name: 'Canceled' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('tab', { name: 'Search' })).not.toBeInTheDocument()
  })
})
