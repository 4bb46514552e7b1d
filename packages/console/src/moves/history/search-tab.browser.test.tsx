import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { QueueTile } from '../queue/queue-tile.tsx'
import { buildMove } from '../testing/build-move.ts'
import { drawInSite } from '../testing/draw-in-site.tsx'

const found = buildMove({ id: 'abc-1', status: 'complete', completedAt: '2026-05-12T14:00:00.000Z' })
const box = page.getByRole('textbox', { name: 'Search by Mission ID' })

/** Opens the Queue panel at an address; answers which mission ids were asked for, in their order. */
function openAt(address: string, variant: 'operations' | 'integration'): (string | undefined)[] {
  const asked: (string | undefined)[] = []
  drawInSite(
    <div style={{ height: 600, width: 1240, display: 'flex' }}>
      <QueueTile />
    </div>,
    {
      address,
      variant,
      answers: {
        latestError: () => ({
          paginatedMoves: { __typename: 'PaginatedMoves', totalCount: 0, moves: [] },
        }),
        historyMoves: ({ where }: Record<string, { id?: string }>) => {
          asked.push(where?.id)
          const moves = where?.id === undefined || found.id.includes(where.id) ? [found] : []
          return { paginatedMoves: { __typename: 'PaginatedMoves', totalCount: moves.length, moves } }
        },
      },
    },
  )
  return asked
}

it('MV-SITE-15 MV-OPEN-02 the address fills the search box, and the search runs at once', async () => {
  const asked = openAt('/sites/site-1/queue?tab=6&searchTerm=abc', 'operations')
  await expect.element(box).toHaveValue('abc')
  await expect.element(page.getByRole('row').filter({ hasText: '532148' })).toBeVisible()
  expect(asked).toEqual(['abc'])
  await box.fill('')
  await expect.poll(() => asked).toEqual(['abc', undefined])
})

it('MV-SITE-12 MV-HIS-09 the integration console searches by mission ID', async () => {
  const asked = openAt('/console?tab=Search', 'integration')
  await box.fill('xyz')
  await expect.poll(() => asked.at(-1)).toBe('xyz')
  await expect.element(page.getByText('All moves are currently filtered out.')).toBeVisible()
  await box.fill('abc')
  await expect.element(page.getByRole('row').filter({ hasText: '532148' })).toBeVisible()
})
