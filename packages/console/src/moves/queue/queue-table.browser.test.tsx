import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AtAddress } from '../testing/at-address.tsx'
import { buildMove } from '../testing/build-move.ts'
import { drawInSite } from '../testing/draw-in-site.tsx'
import { withSettings } from '../testing/with-settings.ts'
import { QueueTable } from './queue-table.tsx'

const long = `${'x'.repeat(50)}and the rest`
const moves = [
  buildMove({ id: 'a', notes: long }),
  buildMove({ id: 'b', notes: null, trailer: { ...buildMove().trailer!, id: 't2', serial: '660291' } }),
]
const silent = {
  code: 'truck_silent',
  message: 'AV-03 has not reported for 4 minutes',
  args: { truck: 'AV-03', detail: '4 minutes' },
  zoneId: null,
  trailerId: null,
  truckId: 'truck-3',
  moveId: null,
  since: null,
  helps: 'show-truck',
}
const table = (variant?: 'integration') =>
  drawInSite(
    <div style={{ height: 400, width: 1240, display: 'flex', flexDirection: 'column' }}>
      <QueueTable moves={moves} loading={false} fill />
    </div>,
    {
      moves,
      ...(variant && { variant }),
      answers: {
        updateMoveStatus: ({ id }) => ({
          updateMoveStatus: { ...moves.find(move => move.id === id)!, status: 'error' },
        }),
      },
    },
  )
const textOfRow = () => row('532148').element().textContent
const row = (serial: string) => page.getByRole('row').filter({ hasText: serial })

it('MV-OPEN-52 MV-DRA-05 MV-DRA-06 cuts notes after 50 characters and shows the rest on request', async () => {
  table()
  await expect.poll(textOfRow).not.toContain('and the rest')
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect.poll(textOfRow).toContain('and the rest')
  await page.getByRole('button', { name: 'Show Less' }).click()
  await expect.poll(textOfRow).not.toContain('and the rest')
})

it('MV-OPEN-88 opens Edit Notes from the notes of a row', async () => {
  table()
  await row('532148')
    .getByRole('button', { name: /^x{50}/ })
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Edit Notes' })).toBeVisible()
})

it('MV-OPEN-88 opens Edit Notes by the key that its entry in the menu names', async () => {
  table()
  await row('660291')
    .getByRole('button', { name: /^More actions/ })
    .click()
  await expect.element(page.getByRole('menuitem', { name: /^Edit Notes.*Shift N/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const focused = row('660291').element() as HTMLElement
  focused.focus()
  await userEvent.keyboard('{Shift>}N{/Shift}')
  await expect.element(page.getByRole('dialog', { name: 'Edit Notes' })).toBeVisible()
})

it('MV-SITE-08 MV-SITE-09 MV-SITE-10 MV-OPEN-50 has neither priority nor actions in the integration console', async () => {
  table('integration')
  await expect.element(page.getByRole('columnheader', { name: 'ReferenceId' })).toBeVisible()
  const heads = page
    .getByRole('columnheader')
    .elements()
    .map(head => head.textContent)
  expect(heads).not.toContain('Priority')
  expect(heads).not.toContain('Actions')
})

it('MV-OPEN-50 opens Move Details by one press on a row of the integration console, where the bug ticket is', async () => {
  await withSettings({ bugTicketUrl: 'https://tickets.example/new', bugTicketFormId: '7' })
  table('integration')
  await row('660291').getByRole('gridcell').nth(3).click()
  const details = page.getByRole('dialog', { name: 'Move Details' })
  await expect.element(details.getByRole('button', { name: 'Bug Ticket' })).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(details).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  expect(details.elements()).toEqual([])
})

it('MV-CON-01 MV-CON-07 MV-OPEN-91 sets the selected moves to error, one by one, and says how it went', async () => {
  const { sent } = table('integration')
  const button = page.getByRole('button', { name: 'Set to Error' })
  await expect.element(button).toHaveAttribute('aria-description', 'No move is selected.')
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await button.click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 2: 2 done, 0 refused')
  expect(sent.map(({ variables }) => variables)).toEqual([
    { id: 'a', status: 'error' },
    { id: 'b', status: 'error' },
  ])
})

it('MV-TRK-05 tells at a move in progress what holds its truck', async () => {
  const hangs = buildMove({ id: 'c', status: 'in_progress', waitReasons: [silent] })
  const history = createMemoryHistory()
  drawInSite(
    <AtAddress history={history}>
      <QueueTable moves={[hangs]} loading={false} fill />
    </AtAddress>,
    { moves: [hangs] },
  )
  await expect.element(page.getByText('Waiting: AV-03 has not reported for 4 minutes')).toBeVisible()
})

const filled = buildMove({
  id: 'full',
  type: 'go_to_charger',
  source: 'mission_planning',
  status: 'in_progress',
  inProgressAt: new Date().toISOString(),
  truck: { id: 'AV-03', name: 'AV-03' },
  referenceId: 'BWI-88421',
  notes: 'Live load, the crew waits at the gate',
})
const atWidth = async (width: number) => {
  await page.viewport(1500, 800)
  onTestFinished(() => page.viewport(1280, 800))
  drawInSite(
    <div style={{ height: 400, width, display: 'flex', flexDirection: 'column' }}>
      <QueueTable moves={[filled]} loading={false} fill />
    </div>,
    { moves: [filled] },
  )
  await expect.element(row('532148')).toBeVisible()
}
const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth

// 972: what is left of the queue tile of a window of 1440 px beside a scroll bar.
it('MV-QUE-02 at 1440 px all 13 columns stand in words, none is cut, every filter is in sight', async () => {
  await atWidth(972)
  const grid = page.getByRole('grid').element()
  // Until a table has measured itself it is laid out as a wide one.
  await expect.poll(() => grid.scrollWidth <= grid.parentElement!.clientWidth).toBe(true)
  const heads = page.getByRole('columnheader').elements()
  expect(heads).toHaveLength(13)
  for (const head of heads.slice(0, -1)) {
    const name = head.querySelector('[data-part=name]')!
    expect([name.textContent, isWhole(name)]).toEqual([name.textContent, true])
  }
  const cells = [...row('532148').element().querySelectorAll('[role=gridcell]:not([data-part])')]
  for (const cell of cells) expect([cell.textContent, isWhole(cell)]).toEqual([cell.textContent, true])
  for (const words of ['Mission Planning', 'Go To Charger', 'BWI-88421'])
    await expect.element(row('532148').getByText(words)).toBeVisible()
  for (const filter of document.querySelectorAll<HTMLElement>('[data-filter]'))
    expect(getComputedStyle(filter).opacity).toBe('1')
})

it('MV-QUE-02 at 768 px carrier and trailer are whole beside the columns that stay in sight', async () => {
  await atWidth(750)
  const left = (name: string) =>
    page
      .getByRole('columnheader', { name: new RegExp(`^${name}`) })
      .element()
      .getBoundingClientRect().left
  const right = () => row('532148').getByText('532148').element().getBoundingClientRect().right
  await expect.poll(() => right() <= left('Start')).toBe(true)
  expect(row('532148').getByText('SCNN').element().getBoundingClientRect().right).toBeLessThanOrEqual(
    left('Trailer #'),
  )
})

it('MV-OPEN-52 notes that their column cuts show the rest on request, however short they are', async () => {
  await atWidth(972)
  await row('532148').getByRole('button', { name: 'Show More' }).click()
  const whole = row('532148').getByText('Live load, the crew waits at the gate').element()
  await expect.poll(() => isWhole(whole)).toBe(true)
})

it('MV-QUE-01 moves that wait for the same have one line, which leads to the move in the way', async () => {
  const occupied = {
    ...silent,
    code: 'destination_occupied',
    message: 'destination E14 is occupied by WERN 744205',
    args: { zone: 'E14', trailer: 'WERN 744205' },
    trailerId: 'werner',
    truckId: null,
    helps: 'move-trailer-away',
  }
  const waiting = ['a', 'b', 'c'].map((id, index) =>
    buildMove({
      id,
      waitReasons: [occupied],
      trailer: { ...buildMove().trailer!, id, serial: `10000${index}` },
    }),
  )
  const away = buildMove({
    id: 'away',
    status: 'in_progress',
    trailer: { ...buildMove().trailer!, id: 'werner', scac: 'WERN', serial: '744205' },
  })
  drawInSite(
    <AtAddress history={createMemoryHistory()}>
      <QueueTable moves={[...waiting, away]} loading={false} fill />
    </AtAddress>,
    { moves: [...waiting, away] },
  )
  await expect.element(page.getByText(/^3 moves wait: destination E14/)).toBeVisible()
  expect(document.querySelectorAll('[data-part=wait]')).toHaveLength(1)
  await page.getByRole('button', { name: 'Show move of WERN 744205' }).click()
  await expect.element(page.getByRole('dialog', { name: /Details/ })).toBeVisible()
})

it('MV-QUE-01 a move that only waits for its turn keeps to one line and says so when it is pointed at', async () => {
  const busy = {
    ...silent,
    code: 'all_trucks_busy',
    message: 'all trucks are busy with other moves',
    args: {},
    helps: null,
  }
  const turn = buildMove({ id: 'd', status: 'pending', waitReasons: [busy] })
  drawInSite(
    <div style={{ height: 400, width: 1240, display: 'flex', flexDirection: 'column' }}>
      <QueueTable moves={[turn]} loading={false} fill />
    </div>,
    { moves: [turn] },
  )
  await expect.element(row('532148')).toBeVisible()
  expect(row('532148').element().getBoundingClientRect().height).toBeLessThan(40)
  await row('532148')
    .getByText(/^Pending/)
    .last()
    .hover()
  await expect
    .poll(() => page.getByRole('tooltip').query()?.textContent)
    .toContain('All trucks are busy with other moves.')
  const status = row('532148').getByRole('button', { name: /^Pending/ })
  status.element().focus()
  await userEvent.keyboard('{Enter}')
  const why = page.getByRole('dialog', { name: 'Why it waits' })
  await expect.element(why.getByText('All trucks are busy with other moves.')).toBeVisible()
  await expect.element(why.getByText('It is the next.')).toBeVisible()
})
