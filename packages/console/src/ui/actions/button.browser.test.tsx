import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../testing/draw.tsx'
import { Button } from './button.tsx'

const reasons = ['Please select a destination.', 'The selected trailer is in transit.']
const tooltip = page.getByRole('tooltip')
const tipText = () => tooltip.query()?.textContent ?? ''

function drawOff() {
  const onClick = vi.fn()
  draw(
    <Button title="Add to Queue is not possible yet" reasons={reasons} fixKeys="Shift D" onClick={onClick}>
      Add to Queue
    </Button>,
  )
  return { onClick, button: page.getByRole('button', { name: 'Add to Queue' }) }
}

describe('a button that is off', () => {
  it('tells on hover what is not possible and every reason', async () => {
    const { button } = drawOff()
    await userEvent.hover(button)
    await expect.poll(tipText).toContain('Add to Queue is not possible yet')
    for (const reason of reasons) await expect.poll(tipText).toContain(reason)
    await expect.poll(tipText).toContain('Shift D')
  })

  it('takes the focus and tells the same there', async () => {
    const { button } = drawOff()
    await userEvent.keyboard('{Tab}')
    await expect.element(button).toHaveFocus()
    await expect.poll(tipText).toContain(reasons[1]!)
  })

  it('opens its tooltip again with Enter after Escape closed it, and does nothing else', async () => {
    const { onClick } = drawOff()
    await userEvent.keyboard('{Tab}')
    await expect.element(tooltip).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(tooltip).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(tooltip).toBeVisible()
    expect(onClick).not.toHaveBeenCalled()
  })

  it('tells on a press, and does nothing else', async () => {
    const { button, onClick } = drawOff()
    await userEvent.click(button, { force: true })
    await expect.poll(tipText).toContain(reasons[0]!)
    expect(onClick).not.toHaveBeenCalled()
  })

  it('carries its reasons for screen readers', async () => {
    const { button } = drawOff()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAttribute('aria-description', reasons.join(' '))
  })

  it('follows its reasons while the tooltip is open, and closes it when the last one goes', async () => {
    const { redraw } = draw(<Button reasons={reasons}>Add to Queue</Button>)
    const button = page.getByRole('button', { name: 'Add to Queue' })
    await userEvent.hover(button)
    await expect.poll(tipText).toContain(reasons[0]!)
    redraw(<Button reasons={reasons.slice(1)}>Add to Queue</Button>)
    await expect.poll(tipText).not.toContain(reasons[0]!)
    redraw(<Button>Add to Queue</Button>)
    await expect.element(tooltip).not.toBeInTheDocument()
  })
})

it('a button that is on does what it says and tells nothing', async () => {
  const onClick = vi.fn()
  draw(
    <Button reasons={[]} onClick={onClick}>
      Add to Queue
    </Button>,
  )
  const button = page.getByRole('button', { name: 'Add to Queue' })
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
})

it('a busy button takes no second press', async () => {
  const onClick = vi.fn()
  draw(
    <Button busy onClick={onClick}>
      Saving
    </Button>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Saving' }))
  expect(onClick).not.toHaveBeenCalled()
})
