import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildMove } from '../testing/build-move.ts'
import { drawInSite } from '../testing/draw-in-site.tsx'
import { FORM_TAKEN, REASON_QUESTIONS } from '../testing/form-answers.ts'
import { CompleteDialog } from './complete-dialog.tsx'

const draft = buildMove({ status: 'draft', toZone: null })
const yes = page.getByRole('button', { name: 'Yes' })
const answers = {
  formQuestions: () => REASON_QUESTIONS,
  updateMoveStatus: () => ({ updateMoveStatus: { ...draft, status: 'complete' } }),
  submitForm: () => FORM_TAKEN,
}

it('MV-ACT-11 MV-ACT-12 MV-OPEN-89 of a draft asks for truck, free destination and reason', async () => {
  const closed: string[] = []
  const { sent } = drawInSite(<CompleteDialog move={draft} onClose={() => closed.push('closed')} />, {
    answers,
  })
  await expect.element(page.getByText('Are you sure you want to complete this move?')).toBeVisible()
  await expect
    .poll(() => yes.element().getAttribute('aria-description'))
    .toMatch(/^Please select a truck. Please select a destination. Please answer/)
  await page.getByRole('combobox', { name: 'Truck' }).click()
  await page.getByRole('option', { name: /AV-01$/ }).click()
  await page.getByRole('combobox', { name: 'Destination' }).click()
  await expect.element(page.getByRole('option', { name: 'E16' })).toBeVisible()
  expect(
    page
      .getByRole('option')
      .elements()
      .map(option => option.textContent),
  ).toEqual(['E16', 'E18'])
  await page.getByRole('option', { name: 'E16' }).click()
  await page.getByRole('combobox', { name: 'Why?' }).click()
  await page.getByRole('option', { name: 'The door is blocked' }).click()
  await yes.click()
  await expect.poll(() => closed).toEqual(['closed'])
  expect(sent[0]).toEqual({
    operation: 'UpdateMoveStatus',
    variables: {
      id: 'move-1',
      status: 'complete',
      truckId: 'AV-01',
      toZoneId: 'E16',
      expectedUpdatedAt: expect.any(String),
    },
  })
  expect(sent[1]?.variables).toMatchObject({ answers: { type: 'draftMoveManuallyCompleted' } })
})

it('MV-STA-10 MV-OPEN-87 of an errored move asks neither for a reason nor for anything else', async () => {
  const failed = buildMove({ status: 'error', rejectedCode: 'unknown', toZone: null })
  const { sent } = drawInSite(<CompleteDialog move={failed} onClose={() => undefined} />, { answers })
  await expect.element(yes).not.toHaveAttribute('aria-disabled')
  expect(page.getByRole('combobox', { name: 'Why?' }).elements()).toEqual([])
  await yes.click()
  await expect.poll(() => sent.map(({ operation }) => operation)).toEqual(['UpdateMoveStatus'])
})
