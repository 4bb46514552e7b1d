import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { MoveRow } from '../../site-data/index.ts'
import { buildMove } from '../testing/build-move.ts'
import type { Answers } from '../testing/draw-in-site.tsx'
import { openQueue } from '../testing/open-queue.tsx'

const trailer = (serial: string) => ({ ...buildMove().trailer!, id: serial, serial })
const queued = buildMove({ id: 'q', trailer: trailer('Q01') })
const draft = buildMove({ id: 'd', status: 'draft', pendingAt: null, trailer: trailer('D01') })
const failed = buildMove({
  id: 'e',
  status: 'error',
  erroredAt: '2026-05-12T14:00:00.000Z',
  trailer: trailer('E01'),
})
const canceled = buildMove({
  id: 'c',
  status: 'canceled',
  canceledAt: '2026-05-12T14:00:00.000Z',
  trailer: trailer('C01'),
})
const yes = page.getByRole('button', { name: 'Yes' })
const no = page.getByRole('button', { name: 'No' })

const done = (changes: Partial<MoveRow>) => ({ ...queued, ...changes })
const answers: Answers = {
  updateMoveStatus: ({ status }) => ({ updateMoveStatus: done({ status: status! }) }),
  forceDeleteMoves: () => ({ deleteMoves: [{ __typename: 'Move', id: 'q', siteId: 'site-1' }] }),
  rejectMoves: () => ({
    rejectMoves: [done({ status: 'canceled', reassignedAt: '2026-05-12T14:00:00.000Z' })],
  }),
  truckOfMove: () => ({ move: { __typename: 'Move', id: 'q', truck: null } }),
  playgroundTrucks: () => ({ getTrucks: [{ __typename: 'Truck', id: 'pg-1', name: 'PG-01' }] }),
  assignMoveToPlaygroundTruck: () => ({ _assignMoveToPlaygroundTruck: done({}) }),
}

/** Opens the integration console, selects the row with this trailer and presses a testing button of its table. */
async function test(serial: string, button: string, tab = '1', given: Answers = answers) {
  const opened = openQueue({
    address: `/console?tab=${tab}`,
    variant: 'integration',
    moves: [queued, draft],
    ended: [failed, canceled],
    answers: given,
  })
  await page.getByRole('checkbox', { name: new RegExp(`^Select .*${serial}$`) }).click()
  await page
    .getByRole('button', { name: button, exact: true })
    .nth(serial === 'D01' ? 1 : 0)
    .click()
  return opened
}

it.each([
  ['Q01', '1'],
  ['D01', '1'],
  ['C01', '3'],
  ['E01', '4'],
])(
  'MV-CON-01 MV-CON-02 MV-CON-04 MV-CON-05 MV-OPEN-91 the table of %s has the four buttons',
  async (serial, tab) => {
    await test(serial, 'Set to Error', tab)
    await no.click()
    const bar = page.getByRole('toolbar', { name: 'Testing actions' }).nth(serial === 'D01' ? 1 : 0)
    expect(
      bar
        .getByRole('button')
        .elements()
        .map(button => button.textContent),
    ).toEqual(['Set to Error', 'Complete', 'Delete', 'Reassign'])
  },
)

it('MV-CON-02 MV-CON-03 MV-OPEN-92 completes: a stub takes the move, then 100 ms pass, then it is complete', async () => {
  const times: Record<string, number> = {}
  const timed =
    (name: string): Answers[string] =>
    variables => {
      times[name] = performance.now()
      return answers[name]!(variables)
    }
  const { sent } = await test('Q01', 'Complete', '1', {
    ...answers,
    assignMoveToPlaygroundTruck: timed('assignMoveToPlaygroundTruck'),
    updateMoveStatus: timed('updateMoveStatus'),
  })
  await expect
    .element(page.getByText('Are you sure you want to complete the selected move(s)?'))
    .toBeVisible()
  await yes.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('1 of 1: 1 done, 0 refused')
  expect(sent).toEqual([
    { operation: 'AssignMoveToPlaygroundTruck', variables: { moveId: 'q', truckId: 'pg-1' } },
    { operation: 'UpdateMoveStatus', variables: { id: 'q', status: 'complete' } },
  ])
  expect(times.updateMoveStatus! - times.assignMoveToPlaygroundTruck!).toBeGreaterThanOrEqual(99)
})

it('MV-CON-04 MV-OPEN-93 deletes whatever the status is', async () => {
  const { sent } = await test('E01', 'Delete', '4')
  await yes.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('1 of 1: 1 done, 0 refused')
  expect(sent).toEqual([{ operation: 'ForceDeleteMoves', variables: { ids: ['e'] } }])
})

it('MV-CON-05 MV-CON-06 MV-CNF-03 asks for the code to test before it reassigns', async () => {
  const { sent } = await test('Q01', 'Reassign')
  await expect
    .element(page.getByText("Select the reassigned code you'd like to test", { exact: false }).first())
    .toBeVisible()
  const label = page.getByRole('alertdialog').element().querySelector('label')
  expect(label?.firstChild?.textContent).toBe("Select the reassigned code you'd like to test")
  await expect.element(yes).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('combobox', { name: /^Select the reassigned code/ }).click()
  expect(page.getByRole('option').elements()).toHaveLength(25)
  await page.getByRole('option', { name: 'Weather Interrupt' }).click()
  await yes.click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toMatchObject({
    operation: 'RejectMoves',
    variables: { ids: ['q'], code: 'weather_interrupt' },
  })
})

it.each(['Set to Error', 'Complete', 'Delete', 'Reassign'])(
  'MV-CNF-01 declining %s changes nothing',
  async button => {
    const { sent } = await test('Q01', button)
    await no.click()
    await expect.poll(() => page.getByRole('alertdialog').elements()).toEqual([])
    expect(sent).toEqual([])
  },
)
