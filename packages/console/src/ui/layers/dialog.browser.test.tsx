import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../actions/button.tsx'
import { Field } from '../form/field.tsx'
import { TextInput } from '../form/text-input.tsx'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import { draw } from '../testing/draw.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

const never = () => {}

function Keys({ shortcuts, scope }: { shortcuts: Record<string, () => void>; scope?: 'page' | 'dialog' }) {
  useShortcuts(shortcuts, { scope })
  return null
}

function OpenedByKey() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button>Opener</Button>
      <Keys shortcuts={{ m: () => setOpen(true) }} />
      <Dialog open={open} onClose={() => setOpen(false)} title="New move">
        <Field label="Destination">
          <TextInput value="" onChange={never} />
        </Field>
      </Dialog>
    </>
  )
}

describe('a dialog', () => {
  it('gives the focus to the first control of its body and asks its owner on Escape', async () => {
    const onClose = vi.fn()
    draw(
      <Dialog open onClose={onClose} title="New move" footer={<Button>Save</Button>}>
        <Field label="Destination">
          <TextInput value="" onChange={never} />
        </Field>
      </Dialog>,
    )
    await expect.element(page.getByRole('textbox', { name: 'Destination' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('dialog', { name: 'New move' })).toBeVisible()
  })

  it('gives the focus to the first control of the part where work starts', async () => {
    draw(
      <Dialog open onClose={never} title="New move">
        <Button>Seldom</Button>
        <div data-start>
          <Button>Often</Button>
        </div>
      </Dialog>,
    )
    await expect.element(page.getByRole('button', { name: 'Often' })).toHaveFocus()
  })

  it('takes the keys that follow the one that opened it at once, and gives the focus back', async () => {
    draw(<OpenedByKey />)
    const opener = page.getByRole('button', { name: 'Opener' })
    opener.element().focus()
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('m')
    const { port1, port2 } = new MessageChannel()
    await new Promise(resolve => {
      port1.onmessage = resolve // the next task, in which the next key may come: long before the next frame
      port2.postMessage(null)
    })
    expect(document.activeElement).toHaveAccessibleName('Destination')
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })

  it('gives a control the focus that was asked for', async () => {
    draw(
      <Dialog open onClose={never} title="New move">
        <Button>First</Button>
      </Dialog>,
    )
    await expect.element(page.getByRole('button', { name: 'First' })).toHaveFocus()
  })
})

it('a question is closed by its buttons and Escape alone', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  draw(
    <ConfirmDialog
      open
      title="Cancel?"
      confirmLabel="Cancel Moves"
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      It stops.
    </ConfirmDialog>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Cancel Moves' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
})

describe('shortcuts', () => {
  it('act on the page, not in a field, and with Ctrl there too', async () => {
    const add = vi.fn()
    const save = vi.fn()
    draw(
      <>
        <Keys shortcuts={{ n: add, 'ctrl+s': save }} />
        <input aria-label="Notes" />
      </>,
    )
    await userEvent.keyboard('n')
    expect(add).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('textbox', { name: 'Notes' }))
    await userEvent.keyboard('n')
    expect(add).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(save).toHaveBeenCalledOnce()
  })

  it('of the page rest while a dialog is open, those of the dialog work', async () => {
    const add = vi.fn()
    const save = vi.fn()
    draw(
      <>
        <Keys shortcuts={{ n: add }} />
        <Dialog open onClose={never} title="New move">
          <Keys shortcuts={{ 'alt+1': save }} scope="dialog" />
          <Button>First</Button>
        </Dialog>
      </>,
    )
    await expect.element(page.getByRole('button', { name: 'First' })).toHaveFocus()
    await userEvent.keyboard('n')
    await userEvent.keyboard('{Alt>}1{/Alt}')
    expect(save).toHaveBeenCalledOnce()
    expect(add).not.toHaveBeenCalled()
  })

  it('go away when letters are turned off, and arrows of a sequence go on', async () => {
    const queue = vi.fn()
    const { redraw } = draw(<Keys shortcuts={{ 'g q': queue }} />)
    await userEvent.keyboard('gq')
    expect(queue).toHaveBeenCalledOnce()
    localStorage.setItem('letterShortcuts', 'false')
    window.dispatchEvent(new StorageEvent('storage', { key: 'letterShortcuts' }))
    redraw(<Keys shortcuts={{ 'g q': queue }} />)
    await userEvent.keyboard('gq')
    expect(queue).toHaveBeenCalledOnce()
    localStorage.removeItem('letterShortcuts')
  })
})
