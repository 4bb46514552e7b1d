import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../testing/draw.tsx'
import { closeToast, showToast } from './toast-queue.ts'
import { ToastRegion } from './toasts.tsx'

const titles = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part=toast]')]
    .filter(toast => toast.offsetParent !== null && !toast.hasAttribute('data-ending-style'))
    .map(toast => toast.querySelector('[data-part=toast-title]')?.textContent)

it('shows a toast that came before the region was there, once per event, and closes it', async () => {
  const id = showToast({ id: 'move-1', tone: 'green', title: 'Saved' })
  draw(<ToastRegion />)
  await expect.poll(titles).toEqual(['Saved'])
  showToast({ id: 'move-1', tone: 'green', title: 'Saved again' })
  await expect.poll(titles).toEqual(['Saved again'])
  closeToast(id)
  await expect.poll(titles).toEqual([])
})

it('folds what is more than three and unfolds it', async () => {
  draw(<ToastRegion />)
  for (const name of ['one', 'two', 'three', 'four', 'five']) showToast({ tone: 'red', title: name })
  await expect.poll(() => titles().length).toBe(3)
  await userEvent.click(page.getByRole('button', { name: '2 more' }))
  await expect.poll(() => titles().length).toBe(5)
})

it('keeps a failure and lets others go', async () => {
  draw(<ToastRegion />)
  showToast({ id: 'kept', tone: 'red', title: 'Failed' })
  showToast({ id: 'gone', tone: 'green', title: 'Done' })
  await userEvent.unhover(document.body)
  await expect.poll(titles).toContain('Done')
  await expect.poll(titles, { timeout: 9000 }).not.toContain('Done')
  expect(titles()).toContain('Failed')
})
