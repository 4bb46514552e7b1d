import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { MoveRow } from '../../site-data/index.ts'
import { QueueTable } from '../queue/queue-table.tsx'
import { AtAddress } from '../testing/at-address.tsx'
import { buildMove } from '../testing/build-move.ts'
import { drawInSite } from '../testing/draw-in-site.tsx'
import { SetTruckFreeDialog } from './set-truck-free-dialog.tsx'

const SINCE = '2026-05-12T13:04:00.000Z'
const truck = { id: 'AV-04', name: 'AV-04' }
const reason = {
  code: 'truck_lost',
  message: 'AV-04 is lost with HJBT 532148: nothing heard of it for 3 minutes',
  args: { truck: 'AV-04', trailer: 'HJBT 532148', detail: '3 minutes' },
  zoneId: null,
  trailerId: null,
  truckId: 'AV-04',
  moveId: null,
  since: SINCE,
  helps: 'give-up-move',
}
const lost = buildMove({ id: 'a', status: 'in_progress', truck, waitReasons: [reason] })
const event = (move: MoveRow) => ({
  __typename: 'MoveUpdate',
  operation: 'update',
  moveId: move.id,
  move: move,
})

function openQueue(moves: readonly MoveRow[]) {
  return drawInSite(
    <AtAddress history={createMemoryHistory()}>
      <div style={{ height: 400, width: 1240, display: 'flex', flexDirection: 'column' }}>
        <QueueTable moves={moves} loading={false} fill />
      </div>
    </AtAddress>,
    {
      moves,
      answers: {
        giveUpMove: () => ({ giveUpMove: { ...lost, status: 'error', waitReasons: [] } }),
      },
    },
  )
}
const setToError = page.getByRole('button', { name: 'Set to Error' })

it('MV-OPEN-81 the row of a lost truck says so and offers the choice: an error, from where it goes on by hand', async () => {
  const { sent } = openQueue([lost])
  await expect
    .element(page.getByText('Waiting: AV-04 is lost with HJBT 532148: nothing heard of it for 3 minutes'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'AV-04 Is Lost' })
  await expect.element(dialog.getByText(/^Last heard of at 2026-05-12/)).toBeVisible()
  await setToError.click()
  await expect.poll(() => sent).toEqual([{ operation: 'GiveUpMove', variables: { id: 'a' } }])
  await expect.element(page.getByText('The move has been set to error.')).toBeVisible()
})

it('MV-OPEN-81 a person may go on waiting: nothing is sent', async () => {
  const { sent } = openQueue([lost])
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  await page.getByRole('button', { name: 'Go On Waiting' }).click()
  await expect.element(setToError).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

it('MV-OPEN-81 when the truck comes back while the question stands open, it cannot be given up any more', async () => {
  const { network, sent } = openQueue([lost])
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect.element(setToError).not.toHaveAttribute('aria-disabled')
  network.tell('moveUpdates', event({ ...lost, waitReasons: [] }))
  await expect.element(setToError).toHaveAttribute('aria-description', 'This move changed in the meantime.')
  await setToError.click({ force: true })
  expect(sent).toEqual([])
})

it('MV-STA-07 a truck that does not confirm a cancel is set free with what is known of it', async () => {
  const unanswered = {
    ...reason,
    code: 'cancel_unanswered',
    message:
      'AV-04 has not confirmed that it stopped: asked 5 times, it says that it drives order ORDER-4711',
    args: { truck: 'AV-04', detail: 'asked 5 times, it says that it drives order ORDER-4711' },
    helps: 'set-truck-free',
  }
  const canceled = buildMove({ id: 'b', status: 'canceled', truck, waitReasons: [unanswered] })
  const closed: string[] = []
  const { sent } = drawInSite(<SetTruckFreeDialog move={canceled} onClose={() => closed.push('closed')} />, {
    moves: [],
    answers: { setTruckFree: () => ({ setTruckFree: { __typename: 'Truck', ...truck } }) },
  })
  await expect
    .element(page.getByText(/asked 5 times, it says that it drives order ORDER-4711\.$/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Set Free' }).click()
  await expect.poll(() => closed).toEqual(['closed'])
  expect(sent).toEqual([{ operation: 'SetTruckFree', variables: { truckId: 'AV-04' } }])
  await expect.element(page.getByText('AV-04 has been set free.')).toBeVisible()
})
