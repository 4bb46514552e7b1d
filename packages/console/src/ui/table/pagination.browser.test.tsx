import { MOVE_PAGE_SIZES } from '@tractrix/domain/moves'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../testing/draw.tsx'
import { Pagination } from './pagination.tsx'

const TOTAL = 95

/** A list of 95 moves, 20 on a page. */
function Pages({ total = TOTAL }: { total?: number }) {
  const [at, setAt] = useState(1)
  const [size, setSize] = useState(20)
  return (
    <Pagination
      page={at}
      pageSize={size}
      pageSizes={MOVE_PAGE_SIZES}
      total={total}
      rangeText={({ first, last }) => `${first}-${last} of ${total} move(s)`}
      onPage={setAt}
      onPageSize={setSize}
    />
  )
}

const prev = page.getByRole('button', { name: 'Prev' })
const next = page.getByRole('button', { name: 'Next' })
const entry = page.getByRole('textbox', { name: 'Page' })
const range = (text: string) => expect.element(page.getByText(text)).toBeVisible()

it('MV-PAG-01 MV-PAG-02 MV-CST-01 chooses how many stand on a page', async () => {
  draw(<Pages />)
  await page.getByRole('button', { name: '20 results per page (95 total)' }).click()
  await expect.element(page.getByRole('menuitemcheckbox').first()).toBeVisible()
  const sizes = page.getByRole('menuitemcheckbox').elements()
  expect(sizes.map(size => size.textContent)).toEqual(
    ['10', '20', '50', '100'].map(size => `${size} per page`),
  )
  await page.getByRole('menuitemcheckbox', { name: '50 per page' }).click()
  await range('1-50 of 95 move(s)')
  await expect.element(page.getByText('of 2', { exact: true })).toBeVisible()
})

it('MV-PAG-03 MV-PAG-06 goes a page on and back, no further than there are pages', async () => {
  draw(<Pages />)
  await expect.element(prev).toBeDisabled()
  await next.click()
  await range('21-40 of 95 move(s)')
  await prev.click()
  await range('1-20 of 95 move(s)')
  for (let at = 1; at < 5; at++) await next.click()
  await range('81-95 of 95 move(s)')
  await expect.element(next).toBeDisabled()
})

it('MV-PAG-04 MV-PAG-05 goes to the entered page, and nowhere when there is no such page', async () => {
  draw(<Pages />)
  await entry.fill('4')
  await entry.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await range('61-80 of 95 move(s)')
  await entry.fill('99')
  await expect.element(entry).toHaveAttribute('aria-invalid', 'true')
  await expect.element(entry).toHaveAccessibleDescription('Enter a page from 1 to 5.')
  await expect.element(page.getByText('Enter a page from 1 to 5.')).toBeVisible()
  entry.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await range('61-80 of 95 move(s)')
})

it('MV-PAG-05 a list of one page says so to who asks for another', async () => {
  draw(<Pages total={3} />)
  await entry.fill('2')
  await expect.element(entry).toHaveAccessibleDescription('There is only page 1.')
  await entry.fill('1')
  await expect.element(entry).not.toHaveAttribute('aria-describedby')
})

it('MV-PAG-06 says no range of an empty list', async () => {
  draw(<Pages total={0} />)
  await expect.element(page.getByText('20 results per page (0 total)')).toBeVisible()
  expect(document.querySelector('[data-part=range]')).toBeNull()
})
