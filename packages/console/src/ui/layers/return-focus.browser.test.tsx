import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../actions/button.tsx'
import { draw } from '../testing/draw.tsx'
import { Dialog } from './dialog.tsx'
import { focusOnClose } from './return-focus.tsx'

const made = () => document.querySelector<HTMLElement>('[data-made]')

/** A form that makes a thing, which stands on the page `late` or at once. */
function Form({ late }: { late: boolean }) {
  const [open, setOpen] = useState(false)
  const [isThere, setIsThere] = useState(false)
  const save = () => {
    focusOnClose(made)
    if (!late) setIsThere(true)
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add</Button>
      <button type="button" onClick={() => setIsThere(true)} data-arrive="">
        Arrive
      </button>
      {isThere && (
        <button type="button" data-made="">
          Made
        </button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title="New">
        <Button onClick={save}>Save</Button>
      </Dialog>
    </>
  )
}

const saved = async () => {
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
}
/** The thing arrives by itself, without a press that would show that somebody goes on elsewhere. */
const arrive = () => document.querySelector<HTMLElement>('[data-arrive]')!.click()

it('what was made in a dialog has the focus when it closes', async () => {
  draw(<Form late={false} />)
  await saved()
  await expect.element(page.getByRole('button', { name: 'Made' })).toHaveFocus()
})

it('what was made gets the focus also when it comes a moment later', async () => {
  draw(<Form late />)
  await saved()
  arrive()
  await expect.element(page.getByRole('button', { name: 'Made' })).toHaveFocus()
})

it('it takes no focus from who went on with something else', async () => {
  draw(<Form late />)
  await saved()
  await userEvent.keyboard('{Tab}')
  arrive()
  await expect.element(page.getByRole('button', { name: 'Made' })).toBeVisible()
  expect(document.activeElement?.textContent).not.toBe('Made')
})
