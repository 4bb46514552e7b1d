import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../actions/button.tsx'
import { draw } from '../testing/draw.tsx'
import { Menu } from './menu.tsx'
import { Popover } from './popover.tsx'

const focused = () => document.activeElement?.textContent

it('opens by press, closes by a second press, and by Esc gives the focus back', async () => {
  const chosen: string[] = []
  draw(
    <Menu
      trigger={<Button>More</Button>}
      items={[{ id: 'a', label: 'Edit', onSelect: () => chosen.push('edit') }]}
    />,
  )
  const button = page.getByRole('button', { name: 'More' })
  await button.click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect.poll(() => document.querySelector('[role=menu]')).toBeNull()
  await button.click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(focused).toBe('More')
  await userEvent.keyboard('{ArrowDown}')
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  expect(chosen).toEqual(['edit'])
})

it('hands its content a way to close it', async () => {
  draw(
    <Popover trigger={<Button>Sites</Button>}>{close => <Button onClick={close}>Baltimore</Button>}</Popover>,
  )
  await page.getByRole('button', { name: 'Sites' }).click()
  await page.getByRole('button', { name: 'Baltimore' }).click()
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  await expect.poll(focused).toBe('Sites')
})
