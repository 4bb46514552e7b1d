import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type MoveRow, useSiteData } from '../../site-data/index.ts'
import { CompleteDialog } from '../complete/complete-dialog.tsx'
import { QueueTable } from '../queue/queue-table.tsx'
import { buildMove } from '../testing/build-move.ts'
import { drawInSite } from '../testing/draw-in-site.tsx'
import { FORM_TAKEN, REASON_QUESTIONS } from '../testing/form-answers.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

const trailer = (serial: string) => ({ ...buildMove().trailer!, id: serial, serial })
const ofPartner = buildMove({ id: 'a', status: 'draft', source: 'api', trailer: trailer('A') })
const ours = buildMove({ id: 'b', status: 'draft', source: 'ui', trailer: trailer('B') })
const other = buildMove({ id: 'c', status: 'draft', source: 'ui', trailer: trailer('C') })
const queued = buildMove({ id: 'q', trailer: trailer('Q') })
const yes = page.getByRole('button', { name: 'Yes' })
const event = (operation: string, move: MoveRow) => ({
  __typename: 'MoveUpdate',
  operation,
  moveId: move.id,
  move: operation === 'delete' ? null : move,
})
const answers = { formQuestions: () => REASON_QUESTIONS, submitForm: () => FORM_TAKEN }

/** Draws its part once the open moves of the yard are there, as they are when somebody opens a dialog. */
function OnceLoaded({ children }: { children: ReactNode }) {
  return useSiteData().openMoves.length > 0 ? children : null
}

it('MV-DRA-08 MV-CNF-01 of drafts that somebody else deals with meanwhile, it asks about those that are left', async () => {
  const closed: string[] = []
  const { network, sent } = drawInSite(
    <OnceLoaded>
      <RemoveDialog moves={[ours, other]} onClose={() => closed.push('closed')} />
    </OnceLoaded>,
    {
      moves: [ours, other],
      answers: {
        ...answers,
        deleteMoves: () => ({ deleteMoves: [{ __typename: 'Move', id: 'c', siteId: 'site-1' }] }),
      },
    },
  )
  await expect.element(page.getByText('2 moves will be deleted.')).toBeVisible()
  network.tell('moveUpdates', event('update', { ...ours, status: 'pending' }))
  await expect.element(page.getByText('1 move will be deleted.')).toBeVisible()
  await expect.element(page.getByText('1 changed in the meantime and stay as they are.')).toBeVisible()
  await yes.click()
  await expect.poll(() => closed).toEqual(['closed'])
  expect(sent).toEqual([{ operation: 'DeleteMoves', variables: { ids: ['c'] } }])
})

it('MV-DRA-08 MV-CNF-01 cannot be confirmed once no draft is left', async () => {
  const { network, sent } = drawInSite(
    <OnceLoaded>
      <RemoveDialog moves={[ours]} onClose={() => undefined} />
    </OnceLoaded>,
    { moves: [ours, queued], answers },
  )
  await expect.element(yes).not.toHaveAttribute('aria-disabled')
  network.tell('moveUpdates', event('delete', ours))
  await expect.element(yes).toHaveAttribute('aria-description', 'This move changed in the meantime.')
  await yes.click({ force: true })
  expect(sent).toEqual([])
})

it('MV-OPEN-44 MV-CNF-02 stays open with what was answered when the server refuses', async () => {
  const closed: string[] = []
  drawInSite(<RemoveDialog moves={[ofPartner]} onClose={() => closed.push('closed')} />, {
    moves: [ofPartner],
    answers: {
      ...answers,
      rejectMoves: () => {
        throw new Error('down')
      },
    },
  })
  await page.getByRole('combobox', { name: 'Why?' }).click()
  await page.getByRole('option', { name: 'The door is blocked' }).click()
  await yes.click()
  await expect.element(yes).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('combobox', { name: 'Why?' })).toHaveTextContent('The door is blocked')
  expect(closed).toEqual([])
})

it('MV-DRA-08 MV-OPEN-53 returned ones are not returned again when deleting the others was refused', async () => {
  const closed: string[] = []
  let refused = 0
  const { sent } = drawInSite(
    <OnceLoaded>
      <RemoveDialog moves={[ofPartner, ours]} onClose={() => closed.push('closed')} />
    </OnceLoaded>,
    {
      moves: [ofPartner, ours],
      answers: {
        ...answers,
        rejectMoves: () => ({
          rejectMoves: [{ ...ofPartner, status: 'canceled', reassignedAt: '2026-05-12T14:00:00.000Z' }],
        }),
        deleteMoves: () => {
          refused += 1
          if (refused === 1) throw new Error('down')
          return { deleteMoves: [{ __typename: 'Move', id: 'b', siteId: 'site-1' }] }
        },
      },
    },
  )
  await page.getByRole('combobox', { name: 'Why?' }).click()
  await page.getByRole('option', { name: 'The door is blocked' }).click()
  await yes.click()
  await expect.element(page.getByText('1 move will be deleted.')).toBeVisible()
  await yes.click()
  await expect.poll(() => closed).toEqual(['closed'])
  expect(sent.map(({ operation }) => operation)).toEqual([
    'RejectMoves',
    'DeleteMoves',
    'SubmitForm',
    'DeleteMoves',
  ])
})

it('MV-STA-08 MV-CNF-01 a move that ends under the question cannot be canceled any more; one that started can', async () => {
  const { network } = drawInSite(
    <OnceLoaded>
      <CancelDialog move={queued} onClose={() => undefined} />
    </OnceLoaded>,
    { moves: [queued, ours] },
  )
  await expect.element(yes).not.toHaveAttribute('aria-disabled')
  network.tell('moveUpdates', event('update', { ...queued, status: 'in_progress' }))
  await expect.element(yes).not.toHaveAttribute('aria-disabled')
  network.tell('moveUpdates', event('update', { ...queued, status: 'complete' }))
  await expect.element(yes).toHaveAttribute('aria-description', 'This move changed in the meantime.')
})

it('MV-STA-09 a draft that is queued under the question cannot be completed by hand any more', async () => {
  const { network } = drawInSite(
    <OnceLoaded>
      <CompleteDialog move={ours} onClose={() => undefined} />
    </OnceLoaded>,
    { moves: [ours], answers },
  )
  await expect.element(page.getByRole('combobox', { name: 'Why?' })).toBeVisible()
  network.tell('moveUpdates', event('update', { ...ours, status: 'pending' }))
  await expect
    .poll(() => yes.element().getAttribute('aria-description'))
    .toContain('This move changed in the meantime.')
})

it('MV-CNF-01 a question that was left while its answer was on the way does not close what was opened since', async () => {
  let arrive: () => void = () => undefined
  const way = new Promise<void>(resolve => {
    arrive = resolve
  })
  const done = vi.fn()
  drawInSite(
    <div style={{ height: 400, width: 1240, display: 'flex', flexDirection: 'column' }}>
      <QueueTable moves={[queued]} loading={false} fill />
    </div>,
    {
      moves: [queued],
      answers: {
        cancelMoves: async () => {
          await way
          done()
          return { cancelMoves: [queued] }
        },
      },
    },
  )
  const row = page.getByRole('row').filter({ hasText: 'SCNN' })
  await row.getByRole('button', { name: 'Cancel' }).click()
  await yes.click()
  await userEvent.keyboard('{Escape}')
  await row.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Edit Move' })).toBeVisible()
  arrive()
  await expect.element(page.getByText('The move has been canceled.')).toBeVisible()
  expect(done).toHaveBeenCalled()
  await expect.element(page.getByRole('dialog', { name: 'Edit Move' })).toBeVisible()
})
