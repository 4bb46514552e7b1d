import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showToast } from '../layers/toast-queue.ts'
import { ToastRegion } from '../layers/toasts.tsx'
import { Tile } from '../surfaces/tile.tsx'
import { DataTable } from '../table/data-table.tsx'
import { draw } from '../testing/draw.tsx'
import { useRegionKeys } from './use-region-keys.ts'

const COLUMNS = [{ id: 'id', header: 'Name', width: 100, value: (row: { id: string }) => row.id }]
const ROWS = [{ id: 'a' }, { id: 'b' }]

function Page() {
  useRegionKeys()
  return (
    <>
      <button type="button">Outside</button>
      <Tile title="Queue" aside={<button type="button">Head</button>}>
        <DataTable
          label="Rows"
          rows={ROWS}
          columns={COLUMNS}
          rowId={row => row.id}
          rowLabel={row => row.id}
        />
        <section data-region="">
          <button type="button">Inner</button>
        </section>
      </Tile>
      <Tile title="Nothing to focus">words</Tile>
      <Tile title="Spots">
        <button type="button">E01</button>
      </Tile>
    </>
  )
}

const focused = () => document.activeElement?.textContent

it('F6 goes from tile to tile, into the rows of a table, past tiles with nothing to focus, and round', async () => {
  draw(<Page />)
  await userEvent.keyboard('{F6}')
  expect(focused()).toBe('a')
  await userEvent.keyboard('j{F6}')
  expect(focused()).toBe('Inner')
  await userEvent.keyboard('{F6}')
  expect(focused()).toBe('E01')
  await userEvent.keyboard('{F6}')
  expect(focused()).toBe('b')
  await userEvent.keyboard('{Shift>}{F6}{/Shift}')
  expect(focused()).toBe('E01')
})

it('J goes to the rows from anywhere, and on from there', async () => {
  draw(<Page />)
  await page.getByRole('button', { name: 'Outside' }).click()
  await userEvent.keyboard('j')
  expect(focused()).toBe('a')
  await userEvent.keyboard('j')
  expect(focused()).toBe('b')
})

it('F6 leads past toasts that go by themselves, and to one that stays', async () => {
  draw(
    <>
      <Page />
      <ToastRegion />
    </>,
  )
  showToast({ tone: 'green', title: 'It was saved' })
  await expect.element(page.getByText('It was saved')).toBeVisible()
  for (const next of ['a', 'Inner', 'E01', 'a']) {
    await userEvent.keyboard('{F6}')
    expect(focused()).toBe(next)
  }
  showToast({ tone: 'red', title: 'It failed' })
  await expect.element(page.getByText('It failed')).toBeVisible()
  await userEvent.keyboard('{F6}{F6}{F6}')
  expect(document.activeElement?.closest('[data-part=toast]')?.textContent).toContain('It failed')
})
