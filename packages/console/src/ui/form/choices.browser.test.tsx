import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../testing/draw.tsx'
import { NumberScale } from './choices.tsx'

function Holder() {
  const [value, setValue] = useState<number | null>(10)
  return <NumberScale label="Priority" value={value} onChange={setValue} />
}

it('MV-CST-03 chooses a number by its digit, 0 for ten, and the focus goes with the choice', async () => {
  draw(<Holder />)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('radio', { name: '10' })).toHaveFocus()
  await userEvent.keyboard('3')
  await expect.element(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: '3', exact: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: '4' })).toBeChecked()
  await userEvent.keyboard('0')
  await expect.element(page.getByRole('radio', { name: '10' })).toHaveFocus()
})
