import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AtAddress } from '../testing/at-address.tsx'
import { buildMove } from '../testing/build-move.ts'
import { drawInSite, typedMove } from '../testing/draw-in-site.tsx'
import { QueueTable } from './queue-table.tsx'

const long = `${'x'.repeat(50)}and the rest`
const moves = [
  buildMove({ id: 'a', notes: long }),
  buildMove({ id: 'b', notes: null, trailer: { ...buildMove().trailer!, id: 't2', serial: '660291' } }),
]
const silent = {
  code: 'truck_silent',
  message: 'AV-03 has not reported for 4 minutes',
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
          updateMoveStatus: typedMove({ ...moves.find(move => move.id === id)!, status: 'error' }),
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

it('MV-QUE-01 a move that only waits for its turn keeps to one line and says so when it is pointed at', async () => {
  const busy = {
    ...silent,
    code: 'all_trucks_busy',
    message: 'all trucks are busy with other moves',
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
})
