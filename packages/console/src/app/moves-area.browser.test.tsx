import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { buildMove } from '../moves/testing/build-move.ts'
import { drawInSite } from '../moves/testing/draw-in-site.tsx'
import { banners } from '../platform/errors/banners.ts'
import { Header } from './shell/header/header.tsx'

const trailer = (serial: string) => ({ ...buildMove().trailer!, id: serial, serial })
const moves = [
  buildMove({ id: 'queued' }),
  buildMove({ id: 'draft', status: 'draft', pendingAt: null, trailer: trailer('660291') }),
]

it('MV-SITE-01 shows queue, drafts and history of the moves, and makes new ones', async () => {
  drawInSite(
    <div style={{ height: 760, width: 1240, display: 'flex', flexDirection: 'column' }}>
      <Header />
      <DashboardPage />
    </div>,
    {
      moves,
      address: '/sites/site-1/queue',
      answers: {
        sites: () => ({ sites: [] }),
        latestError: () => ({ paginatedMoves: { __typename: 'PaginatedMoves', totalCount: 0, moves: [] } }),
      },
    },
  )
  await expect.element(page.getByRole('row').filter({ hasText: '532148' })).toBeVisible()
  const drafts = page.getByRole('region', { name: 'Draft Moves' })
  await expect.element(drafts.getByRole('row').filter({ hasText: '660291' })).toBeVisible()
  for (const tab of [/^Queued/, 'Completed', 'Canceled', 'Errored', 'Reassigned', 'Search'])
    await expect.element(page.getByRole('tab', { name: tab })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Add Move/ })
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Create New Move' })).toBeVisible()
})

it.each([
  { query: 'openMoves', address: '/sites/site-1/queue' },
  { query: 'historyMoves', address: '/sites/site-1/queue?tab=2' },
])(
  'MV-OPEN-135 MV-ERR-11 tells once why the moves could not be loaded ($query), and calls no list empty',
  async ({ query, address }) => {
    const unpresented: string[] = []
    drawInSite(
      <div style={{ height: 760, width: 1240, display: 'flex', flexDirection: 'column' }}>
        <DashboardPage />
      </div>,
      {
        address,
        answers: {
          [query]: () => {
            throw new Error('The shelf is empty.')
          },
          latestError: () => ({ paginatedMoves: { __typename: 'PaginatedMoves', totalCount: 0, moves: [] } }),
        },
        onError: error => unpresented.push(error.message),
      },
    )
    await expect
      .poll(() => banners.current().map(({ title, details }) => [title, ...details]))
      .toEqual([['Unable to load moves', 'The shelf is empty.']])
    expect(unpresented).toEqual([])
    expect(page.getByText('Unable to load moves').elements()).toEqual([])
    expect(page.getByText(/all caught up|nothing to see/i).elements()).toEqual([])
  },
)
