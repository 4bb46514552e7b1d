import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildMove } from '../testing/build-move.ts'
import { LAST_HEADERS } from '../testing/last-headers.ts'
import { openQueue } from '../testing/open-queue.tsx'

const at = (minute: number) => new Date(Date.UTC(2026, 4, 12, 12, minute)).toISOString()
const trailer = (serial: string) => ({ ...buildMove().trailer!, id: serial, serial })
/** Completed moves C001, C002 and so on. */
const completed = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const serial = `C${String(index + 1).padStart(3, '0')}`
    return buildMove({
      id: serial,
      status: 'complete',
      completedAt: at(index),
      moveDuration: 3_725,
      trailer: trailer(serial),
    })
  })
const queue = (tab: string) => `/sites/site-1/queue?tab=${tab}`

const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const text = (sentence: string) => expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(head => head.textContent?.trim() ?? '')
const selected = (name: string | RegExp) =>
  expect.element(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')

describe('the pages of a history tab', () => {
  it('MV-HIS-02 MV-PAG-02 MV-PAG-03 MV-PAG-06 MV-OPEN-61 asks the server for the page that is shown, and for no other', async () => {
    const { asked } = openQueue({ address: queue('2'), ended: completed(45) })
    await text('1-20 of 45 move(s)')
    await expect.element(page.getByRole('button', { name: '20 results per page (45 total)' })).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(row('C021')).toBeVisible()
    await text('21-40 of 45 move(s)')
    expect(row('C020').elements()).toEqual([])
    expect(asked.map(({ take, skip }) => [take, skip])).toEqual([
      [20, 0],
      [20, 20],
    ])
  })

  it('MV-HIS-02 MV-PAG-01 MV-CST-01 keeps the move at the top in sight when the page size changes', async () => {
    const { asked } = openQueue({ address: queue('2'), ended: completed(45) })
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await text('41-45 of 45 move(s)')
    await page.getByRole('button', { name: /results per page/ }).click()
    await page.getByRole('menuitemcheckbox', { name: '10 per page' }).click()
    await text('41-45 of 45 move(s)')
    await page.getByRole('button', { name: /results per page/ }).click()
    await page.getByRole('menuitemcheckbox', { name: '50 per page' }).click()
    await text('1-45 of 45 move(s)')
    await expect.element(row('C041')).toBeInTheDocument()
    expect(asked.map(({ take, skip }) => [take, skip]).slice(-2)).toEqual([
      [10, 40],
      [50, 0],
    ])
  })

  it('MV-PAG-05 MV-HIS-02 goes to the last page there is when the one on the screen is gone', async () => {
    const { network, ended } = openQueue({ address: queue('2'), ended: completed(41) })
    await text('1-20 of 41 move(s)')
    const entry = page.getByRole('textbox', { name: 'Page' })
    await entry.fill('3')
    await userEvent.keyboard('{Enter}')
    await expect.element(row('C041')).toBeVisible()
    ended.pop()
    expect(
      network.tell('moveUpdates', {
        __typename: 'MoveUpdate',
        operation: 'delete',
        moveId: 'C041',
        move: null,
      }),
    ).toBe(true)
    await text('21-40 of 40 move(s)')
    await expect.element(row('C040')).toBeVisible()
    await expect.element(entry).toHaveValue('2')
  })

  it('MV-OPEN-27 begins with the first page again after a filter or another order', async () => {
    const { asked } = openQueue({ address: queue('2'), ended: completed(45) })
    await page.getByRole('button', { name: 'Next' }).click()
    await text('21-40 of 45 move(s)')
    await page.getByRole('button', { name: 'SCAC', exact: true }).click()
    await text('1-20 of 45 move(s)')
    expect(asked.at(-1)).toMatchObject({ skip: 0, orderBy: [{ field: 'scac', direction: 'asc' }] })
    await page.getByRole('button', { name: 'Next' }).click()
    await text('21-40 of 45 move(s)')
    await page.getByRole('button', { name: 'Filter SCAC' }).click()
    await page.getByRole('textbox', { name: 'Filter SCAC' }).fill('QQQ')
    await text('All moves are currently filtered out.')
    expect(asked.at(-1)).toMatchObject({ skip: 0, where: { scac: 'QQQ' } })
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await text('1-20 of 45 move(s)')
  })

  it('MV-HIS-02 leaves the page on the screen until the next one is there', async () => {
    let arrive: () => void = () => undefined
    let way = Promise.resolve()
    const { asked } = openQueue({ address: queue('2'), ended: completed(45), after: () => way })
    await expect.element(row('C001')).toBeVisible()
    way = new Promise(resolve => {
      arrive = resolve
    })
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => asked.length).toBe(2)
    await expect.element(page.getByRole('textbox', { name: 'Page' })).toHaveValue('2')
    expect(row('C001').elements()).toHaveLength(1)
    arrive()
    await expect.element(row('C021')).toBeVisible()
  })
})

it('MV-CST-08 MV-OPEN-103 MV-SUB-10 counts the hour back from now, also on a screen that stands open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { asked } = openQueue({ address: queue('2'), ended: completed(2) })
  await expect.element(row('C001')).toBeVisible()
  await page.getByRole('combobox', { name: 'Date filter' }).click()
  await page.getByRole('option', { name: 'Last Hour' }).click()
  const from = () => Date.parse((asked.at(-1)?.where.completedAt as { from: string } | undefined)?.from ?? '')
  await expect.poll(from).toBeGreaterThan(Date.now() - 3_660_000)
  const [count, before] = [asked.length, from()]
  vi.advanceTimersByTime(300_000)
  await expect.poll(() => asked.length).toBe(count + 1)
  // The rhythm began when the tab was opened, a moment before the hour was chosen.
  expect(from() - before).toBeGreaterThan(240_000)
})

it('MV-OPEN-113 OP-DSH-19 lists the moves of days that the person chose, and says what is wrong with them', async () => {
  const { asked } = openQueue({ address: queue('2'), ended: completed(2) })
  await expect.element(row('C001')).toBeVisible()
  const filter = page.getByRole('combobox', { name: 'Date filter' })
  await filter.click()
  const names = page.getByRole('option').elements()
  expect(names.map(option => option.textContent)).toEqual([
    'Last Hour',
    'Today Only',
    'Last 7 Days',
    'Last 30 Days',
    'Custom Range…',
  ])
  await page.getByRole('option', { name: 'Custom Range…' }).click()
  await page.getByLabelText('From').fill('2026-03-29')
  await page.getByLabelText('To').fill('2026-03-28')
  await text('The first day is after the last one.')
  await page.getByLabelText('From').fill('2026-03-28')
  await page.getByRole('button', { name: 'Apply' }).click()
  const span = () => asked.at(-1)?.where.completedAt as { from: string; to?: string } | undefined
  await expect.poll(() => span()?.from).toBe(new Date('2026-03-28T00:00:00').toISOString())
  expect(span()?.to).toBe(new Date('2026-03-28T23:59:59.999').toISOString())
  await expect.element(filter).toHaveTextContent('Mar 28, 2026')
  await filter.click()
  await page.getByRole('option', { name: 'Last 30 Days' }).click()
  await expect.poll(() => span()?.to).toBeUndefined()
})

describe('what each tab shows', () => {
  const rest = ['Truck', 'SCAC', 'Trailer #', 'Start', 'End', ...LAST_HEADERS.history, 'Actions']
  const moves = [
    buildMove({
      id: 'done',
      status: 'complete',
      completedAt: at(1),
      moveDuration: 3_725,
      trailer: trailer('DONE'),
    }),
    buildMove({ id: 'canceled', status: 'canceled', canceledAt: at(2), trailer: trailer('STOPPED') }),
    buildMove({
      id: 'failed',
      status: 'error',
      erroredAt: at(3),
      errorMessage: 'The truck stopped.',
      trailer: trailer('FAILED'),
    }),
    buildMove({
      id: 'back',
      status: 'canceled',
      source: 'api',
      reassignedAt: at(4),
      reassignedCode: 'destination_occupied',
      reassignedDescription: 'The door is blocked',
      trailer: trailer('BACK'),
    }),
  ]

  it.each([
    ['MV-HIS-03 MV-OPEN-29', '2', 'DONE', ['Completed At', 'Source', 'Priority', 'Duration'], '1:02:05'],
    ['MV-HIS-04', '3', 'STOPPED', ['Canceled At'], /2026-05-12 \d{1,2}:02 [AP]M/],
    ['MV-HIS-05', '4', 'FAILED', ['Errored At', 'Error Messages'], 'The truck stopped.'],
    [
      'MV-HIS-06 MV-HIS-07',
      '5',
      'BACK',
      ['Reassigned At', 'Reassigned Message', 'Move Type', 'Priority'],
      'Destination Occupied: The door is blocked',
    ],
  ] as const)(
    '%s MV-HIS-01 MV-OPEN-28 MV-OPEN-83 tab %s holds only its own moves, in its own columns',
    async (_row, tab, serial, own, value) => {
      openQueue({ address: queue(tab), ended: moves, width: 1900 })
      await expect.element(row(serial)).toBeVisible()
      expect(page.getByRole('row').elements()).toHaveLength(2)
      expect(heads()).toEqual([...own, ...rest])
      await expect.element(row(serial).getByText(value)).toBeVisible()
    },
  )

  it('MV-HIS-08 MV-OPEN-57 MV-OPEN-59 MV-OPEN-106 Search holds every move with its status as a badge', async () => {
    openQueue({ address: queue('6'), ended: moves, width: 1900 })
    await expect.element(row('DONE')).toBeVisible()
    expect(heads()).toEqual(['Status', 'Source', 'Duration', 'Last Update', ...rest])
    for (const [serial, status] of [
      ['DONE', 'Complete'],
      ['STOPPED', 'Canceled'],
      ['FAILED', 'Error'],
      ['BACK', 'Returned'],
    ] as const)
      await expect.element(row(serial).getByText(status, { exact: true })).toBeVisible()
  })

  it.each([
    ['2', 'complete'],
    ['3', 'canceled'],
    ['4', 'error'],
    ['5', 'returned'],
  ])('MV-HIS-10 MV-HIS-11 MV-OPEN-60 tab %s without moves says so, naming %s', async (tab, status) => {
    openQueue({ address: queue(tab) })
    await text(`Nothing to see here. There are no moves marked ${status}.`)
    await text('20 results per page (0 total)')
    await expect.element(page.getByText('0-0')).not.toBeInTheDocument()
  })

  it('MV-HIS-02 MV-SUB-01 takes in a move that ends while the tab is open', async () => {
    const running = buildMove({ id: 'run', status: 'in_progress', trailer: trailer('RUN') })
    const { network, ended } = openQueue({ address: queue('2'), moves: [running] })
    await text('Nothing to see here. There are no moves marked complete.')
    const done = { ...running, status: 'complete' as const, completedAt: at(9) }
    ended.push(done)
    network.tell('moveUpdates', {
      __typename: 'MoveUpdate',
      operation: 'update',
      moveId: 'run',
      move: done,
    })
    await expect.element(row('RUN')).toBeVisible()
  })
})

describe('the actions of a row that is past', () => {
  const fields = { inProgressAt: at(1), truck: { id: 'AV-01', name: 'AV-01' } }
  const moves = [
    buildMove({ id: 'done', status: 'complete', trailer: trailer('DONE'), ...fields }),
    buildMove({ id: 'failed', status: 'error', trailer: trailer('FAILED'), ...fields }),
    buildMove({ id: 'draft', status: 'draft', trailer: trailer('DRAFTED') }),
    buildMove({ id: 'back', status: 'canceled', reassignedAt: at(4), trailer: trailer('BACK') }),
  ]

  it.each([
    ['DONE', ['Details', 'Edit Notes']],
    ['FAILED', ['Details', 'Edit Notes', 'Manual Complete', 'Retry Move']],
    ['DRAFTED', ['Details', 'Manual Complete']],
    ['BACK', ['Details', 'Edit Notes']],
  ])('MV-OPEN-56 MV-OPEN-88 of %s are %j', async (serial, expected) => {
    openQueue({ address: queue('6'), ended: moves, width: 1900 })
    await expect.element(row(serial)).toBeVisible()
    const offered = [...row(serial).element().querySelectorAll('[data-action]')]
    expect(offered.map(button => button.getAttribute('aria-label')).sort()).toEqual(expected)
  })

  it('MV-OPEN-59 a move that is made while Search is open stands there', async () => {
    const { network, ended } = openQueue({ address: queue('6'), ended: moves })
    await expect.element(row('DONE')).toBeVisible()
    const made = buildMove({ id: 'new', trailer: trailer('MADE') })
    ended.unshift(made)
    network.tell('moveUpdates', {
      __typename: 'MoveUpdate',
      operation: 'create',
      moveId: 'new',
      move: made,
    })
    await expect.element(row('MADE')).toBeVisible()
  })
})

describe('the integration console', () => {
  const ended = [
    buildMove({ id: 'c', status: 'canceled', canceledAt: at(2), referenceId: 'BWI-77' }),
    buildMove({ id: 'e', status: 'error', erroredAt: at(3) }),
    buildMove({ id: 'd', status: 'complete', completedAt: at(3) }),
    buildMove({ id: 'r', status: 'canceled', reassignedAt: at(4) }),
  ]
  const boxes = () => page.getByRole('checkbox').elements().length

  it.each([
    ['MV-HIS-12', '3', 2],
    ['MV-HIS-13', '4', 2],
    ['MV-HIS-14', '2', 0],
    ['MV-HIS-14', '5', 0],
    ['MV-HIS-14', 'Search', 0],
  ])('%s MV-CON-07 MV-OPEN-91 tab %s has %d boxes to select with', async (_row, tab, count) => {
    openQueue({ address: `/console?tab=${tab}`, variant: 'integration', ended })
    await expect.element(row('532148').first()).toBeVisible()
    expect(boxes()).toBe(count)
    expect(page.getByRole('toolbar', { name: 'Testing actions' }).elements()).toHaveLength(count > 0 ? 1 : 0)
  })

  it.each(['2', '3', '4', '5', '6'])(
    'MV-HIS-14 MV-CON-07 outside of it tab %s selects nothing and tests nothing',
    async tab => {
      openQueue({ address: queue(tab), ended })
      await expect.element(row('532148').first()).toBeVisible()
      expect(boxes()).toBe(0)
      expect(page.getByRole('button', { name: 'Set to Error' }).elements()).toEqual([])
    },
  )

  it('MV-SITE-08 MV-SITE-10 MV-SITE-11 MV-OPEN-50 MV-OPEN-51 shows the reference, neither priority nor actions', async () => {
    openQueue({ address: '/console?tab=3', variant: 'integration', ended, width: 1900 })
    await expect.element(row('BWI-77')).toBeVisible()
    expect(heads()).toEqual([
      '',
      'Canceled At',
      'Truck',
      'SCAC',
      'Trailer #',
      'Start',
      'End',
      'ReferenceId',
      ...LAST_HEADERS.history,
    ])
  })
})

describe('the address', () => {
  it('MV-SITE-16 OP-DSH-06 carries the tab, and Back leads to the tab before', async () => {
    const { history } = openQueue({ address: '/sites/site-1/queue', moves: [buildMove()] })
    await selected(/^Queued/)
    await page.getByRole('tab', { name: 'Completed' }).click()
    await page.getByRole('tab', { name: 'Search' }).click()
    await selected('Search')
    expect(history.location.search).toBe('?tab=6')
    history.back()
    await selected('Completed')
    history.back()
    await selected(/^Queued/)
    history.forward()
    await selected('Completed')
  })

  it('MV-SITE-16 MV-OPEN-109 carries Search in the integration console', async () => {
    const { history } = openQueue({ address: '/console', variant: 'integration' })
    await page.getByRole('tab', { name: 'Search' }).click()
    await expect.poll(() => history.location.search).toBe('?tab=Search')
  })

  it.each(['0', '7', '0x2', '2.0', '[2]', '{"tab":2}', '%00', 'search', '', '99999999999999999999'])(
    'MV-OPEN-109 OP-DSH-08 falls back to Queued for tab=%s',
    async garbage => {
      openQueue({ address: `/sites/site-1/queue?tab=${encodeURIComponent(garbage)}` })
      await selected(/^Queued/)
    },
  )

  it.each([
    ['12e4', '12e4'],
    ['0012', '0012'],
    ['true', 'true'],
    ['["a"]', 'a'],
    ['a b/<i>', 'abi'],
    ['%', ''],
  ])('MV-SITE-15 MV-VAL-41 searchTerm=%s asks for %j', async (term, id) => {
    const { asked } = openQueue({
      address: `/sites/site-1/queue?tab=6&searchTerm=${encodeURIComponent(term)}`,
    })
    await expect.element(page.getByRole('textbox', { name: 'Search by Mission ID' })).toHaveValue(id)
    await expect.poll(() => asked.map(({ where }) => where.id ?? '')).toEqual([id])
  })

  it('MV-OPEN-02 follows what is typed, key by key, and an address that changes by itself', async () => {
    const { history, asked } = openQueue({ address: '/sites/site-1/queue?tab=6', ended: completed(2) })
    const box = page.getByRole('textbox', { name: 'Search by Mission ID' })
    await box.click()
    await userEvent.keyboard('7f3a-_9 c')
    await expect.element(box).toHaveValue('7f3a-9c')
    await expect.poll(() => new URLSearchParams(history.location.search).get('searchTerm')).toBe('7f3a-9c')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}0')
    await expect.element(box).toHaveValue('7f3a-09c')
    await expect.poll(() => asked.at(-1)?.where.id).toBe('7f3a-09c')
    history.push('/sites/site-1/queue?tab=6&searchTerm=C00')
    await expect.element(box).toHaveValue('C00')
    await expect.element(row('C001')).toBeVisible()
    await box.clear()
    await expect.poll(() => history.location.search).toBe('?tab=6')
  })

  it('MV-OPEN-58 clears what hides every move: the id, the columns and the date', async () => {
    const { asked, history } = openQueue({
      address: '/sites/site-1/queue?tab=6&searchTerm=nobody',
      ended: completed(1),
    })
    await text('All moves are currently filtered out.')
    await page.getByRole('combobox', { name: 'Date filter' }).click()
    await page.getByRole('option', { name: 'Last Hour' }).click()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect.element(row('C001')).toBeVisible()
    const { createdAt, ...others } = asked.at(-1)?.where ?? {}
    expect(others).toEqual({})
    const month = Date.now() - 30 * 86_400_000
    expect(Math.abs(Date.parse((createdAt as { from: string }).from) - month)).toBeLessThan(60_000)
    expect(history.location.search).toBe('?tab=6')
  })
})

it('MV-HIS-09 the key of Search leads into its box, Escape out of it to the other keys', async () => {
  openQueue({ address: queue('2'), ended: completed(3) })
  await expect.element(row('C003')).toBeVisible()
  await userEvent.keyboard('6')
  const box = page.getByRole('textbox', { name: 'Search by Mission ID' })
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('C002')
  await expect.element(box).toHaveValue('C002')
  await expect.poll(() => row('C003').elements()).toEqual([])
  await userEvent.keyboard('{Escape}2')
  await selected('Completed')
  await userEvent.keyboard('6')
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('C002')
})

it('MV-HIS-09 Search takes the focus only when it was opened by its key, not later by a click or by Back', async () => {
  const { history } = openQueue({ address: queue('2'), ended: completed(3) })
  const box = page.getByRole('textbox', { name: 'Search by Mission ID' })
  await expect.element(row('C003')).toBeVisible()
  await userEvent.keyboard('6')
  await expect.element(box).toHaveFocus()
  await page.getByRole('tab', { name: 'Completed' }).click()
  await selected('Completed')
  await page.getByRole('tab', { name: 'Search' }).click()
  await expect.element(box).toBeVisible()
  await expect.element(box).not.toHaveFocus()
  await userEvent.keyboard('6')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Escape}2')
  await selected('Completed')
  history.back()
  await expect.element(box).toBeVisible()
  await expect.element(box).not.toHaveFocus()
})

it('MV-ACT-03 Shift R on an errored row retries it, Shift M asks to complete a canceled one', async () => {
  const failed = buildMove({
    id: 'F001',
    status: 'error',
    errorMessage: 'No kingpin.',
    inProgressAt: at(1),
    truck: { id: 'AV-01', name: 'AV-01' },
  })
  const focus = (text: string) => (row(text).element() as HTMLElement).focus()
  const canceled = buildMove({ id: 'X001', status: 'canceled', canceledAt: at(2), trailer: trailer('X001') })
  openQueue({ address: queue('4'), ended: [failed, canceled] })
  await expect.element(row('No kingpin.')).toBeVisible()
  focus('No kingpin.')
  await userEvent.keyboard('{Shift>}r{/Shift}')
  await expect.element(page.getByRole('dialog', { name: 'Retry Move' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('3')
  await expect.element(row('X001')).toBeVisible()
  focus('X001')
  await userEvent.keyboard('{Shift>}m{/Shift}')
  await expect.element(page.getByRole('alertdialog', { name: 'Manual Complete' })).toBeVisible()
})
