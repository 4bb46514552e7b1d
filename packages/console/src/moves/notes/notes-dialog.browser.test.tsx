import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildMove } from '../testing/build-move.ts'
import { drawInSite } from '../testing/draw-in-site.tsx'
import { withSettings } from '../testing/with-settings.ts'
import { NotesDialog } from './notes-dialog.tsx'

const move = buildMove({ notes: 'Live load', version: 3 })
const save = page.getByRole('button', { name: 'Save' })

it('MV-NOT-01 MV-NOT-02 MV-OPEN-119 saves only what changed, and only once something did', async () => {
  const closed: string[] = []
  const { sent } = drawInSite(<NotesDialog move={move} onClose={() => closed.push('closed')} />, {
    answers: { updateNonDraftMove: () => ({ updateNonDraftMove: { ...move, notes: 'Empty' } }) },
  })
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await expect.element(notes).toHaveValue('Live load')
  await expect.element(page.getByRole('combobox', { name: 'Move Category' })).toBeVisible()
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await notes.fill('Empty')
  await expect.element(save).not.toHaveAttribute('aria-disabled')
  await notes.fill('Live load')
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await notes.fill('Empty')
  await save.click()
  await expect.poll(() => closed).toEqual(['closed'])
  expect(sent).toEqual([
    { operation: 'UpdateNonDraftMove', variables: { id: 'move-1', version: 3, notes: 'Empty' } },
  ])
})

it('MV-CST-13 asks before changed notes are thrown away, and closes at once when nothing changed', async () => {
  const closed: string[] = []
  drawInSite(<NotesDialog move={move} onClose={() => closed.push('closed')} />, {})
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
  await cancel.click()
  expect(closed).toEqual(['closed'])
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await notes.fill('Empty')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(notes).toHaveValue('Empty')
  await cancel.click()
  await expect.element(page.getByText('Discard these changes?')).toBeVisible()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  expect(closed).toEqual(['closed', 'closed'])
})

it('MV-OPEN-44 stays open with what was typed when the server refuses', async () => {
  drawInSite(<NotesDialog move={move} onClose={() => undefined} />, {
    answers: {
      updateNonDraftMove: () => {
        throw new Error('Somebody else changed this in the meantime. Please look at it again.')
      },
    },
  })
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await notes.fill('Empty')
  await save.click()
  await expect.element(page.getByText(/^Somebody else changed this/)).toBeVisible()
  await expect.element(notes).toHaveValue('Empty')
})

it('MV-NOT-01 MV-NOT-02 MV-OPEN-119 MV-CST-16 edits category and class as well, and sends a change of class alone', async () => {
  await withSettings({ moveClassEnabled: true })
  const stored = buildMove({ notes: 'Live load', version: 3, moveClass: 'release' })
  const { sent } = drawInSite(<NotesDialog move={stored} onClose={() => undefined} />, {
    answers: { updateNonDraftMove: () => ({ updateNonDraftMove: stored }) },
  })
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('Move Category', 'Non-Production')
  await expect.element(save).not.toHaveAttribute('aria-disabled')
  await choose('Move Category', 'Production')
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await choose('Move Class', 'Courtesy')
  await save.click()
  await expect
    .poll(() => sent.map(({ variables }) => variables))
    .toEqual([{ id: 'move-1', version: 3, moveClass: 'courtesy' }])
})

it('MV-OPEN-35 counts the characters near the limit, and takes no more than 2,000', async () => {
  const { sent } = drawInSite(<NotesDialog move={move} onClose={() => undefined} />, {
    answers: { updateNonDraftMove: () => ({ updateNonDraftMove: move }) },
  })
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await expect.element(page.getByText(/of 2,000 characters/)).not.toBeInTheDocument()
  await notes.fill('x'.repeat(1_600))
  await expect.element(page.getByText('1,600 of 2,000 characters')).toBeVisible()
  await notes.fill('x'.repeat(2_005))
  await expect.element(page.getByText('2,005 of 2,000 characters: shorten it by 5.')).toBeVisible()
  await expect.element(notes).toHaveAttribute('aria-invalid', 'true')
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await notes.fill('x'.repeat(2_000))
  await save.click()
  await expect.poll(() => sent).toMatchObject([{ variables: { notes: 'x'.repeat(2_000) } }])
})
