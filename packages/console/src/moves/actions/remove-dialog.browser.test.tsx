import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildMove } from '../testing/build-move.ts'
import { drawInSite } from '../testing/draw-in-site.tsx'
import { FORM_TAKEN, REASON_QUESTIONS } from '../testing/form-answers.ts'
import { describeMove } from '../words/move-toast.ts'
import { RemoveDialog } from './remove-dialog.tsx'

const ofPartner = buildMove({ id: 'a', status: 'draft', source: 'api' })
const ours = buildMove({ id: 'b', status: 'draft', source: 'ui' })
const yes = page.getByRole('button', { name: 'Yes' })
const answers = {
  formQuestions: () => REASON_QUESTIONS,
  rejectMoves: () => ({ rejectMoves: [{ ...ofPartner, status: 'canceled' }] }),
  deleteMoves: () => ({ deleteMoves: [{ __typename: 'Move', id: 'b', siteId: 'site-1' }] }),
  submitForm: () => FORM_TAKEN,
}

it('MV-CNF-02 MV-CNF-03 MV-OPEN-84 MV-OPEN-53 asks why, names both counts, sends code and answers', async () => {
  const closed: string[] = []
  const { sent } = drawInSite(
    <RemoveDialog moves={[ofPartner, ours]} onClose={() => closed.push('closed')} />,
    {
      answers,
    },
  )
  await expect
    .element(page.getByText('Are you sure you want to return 1 and delete 1 of the selected moves?'))
    .toBeVisible()
  await expect.element(yes).toHaveAttribute('aria-disabled', 'true')
  await yes.click({ force: true })
  expect(sent).toEqual([])
  await page.getByRole('combobox', { name: 'Why?' }).click()
  await page.getByRole('option', { name: 'The door is blocked' }).click()
  await yes.click()
  await expect.poll(() => closed).toEqual(['closed'])
  const [reject, remove, form] = sent
  expect(reject).toEqual({
    operation: 'RejectMoves',
    variables: { ids: ['a'], code: 'destination_occupied', description: 'The door is blocked' },
  })
  expect(remove?.variables).toEqual({ ids: ['b'] })
  expect(form?.variables).toMatchObject({
    answers: {
      type: 'draftMoveReassigned',
      responses: [{ questionId: 'why', answer: 'The door is blocked', metadata: { mission_id: 'a' } }],
    },
  })
})

it('MV-DRA-08 MV-CNF-01 asks nothing about own drafts, and declining changes nothing', async () => {
  const closed: string[] = []
  const { sent } = drawInSite(<RemoveDialog moves={[ours]} onClose={() => closed.push('closed')} />, {
    answers,
  })
  await expect.element(page.getByText('Are you sure you want to delete the selected move(s)?')).toBeVisible()
  expect(page.getByRole('combobox').elements()).toEqual([])
  await page.getByRole('button', { name: 'No' }).click()
  expect(closed).toEqual(['closed'])
  expect(sent).toEqual([])
})

it('MV-ERR-16 says that the reason list could not be loaded, and asks again', async () => {
  let tries = 0
  drawInSite(<RemoveDialog moves={[ofPartner]} onClose={() => undefined} />, {
    answers: {
      ...answers,
      formQuestions: () => {
        tries += 1
        if (tries === 1) throw new Error('down')
        return REASON_QUESTIONS
      },
    },
  })
  await expect
    .poll(() => document.querySelector('[role=alert]')?.textContent)
    .toContain('Failed to load reason list')
  await expect.element(yes).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Why?' })).toBeVisible()
})

it('MV-OPEN-18 names the moves it asks about, and counts what would be too long', async () => {
  const many = Array.from({ length: 6 }, (_, index) =>
    buildMove({ id: `m${index}`, status: 'draft', source: 'ui', priority: index + 1 }),
  )
  drawInSite(<RemoveDialog moves={many} onClose={() => undefined} />, { answers })
  const named = page.getByRole('alertdialog').getByRole('listitem')
  await expect.element(named.first()).toHaveTextContent(describeMove(many[0]!))
  expect(named.elements().length).toBe(4)
  await expect.element(named.last()).toHaveTextContent('and 3 more')
})
