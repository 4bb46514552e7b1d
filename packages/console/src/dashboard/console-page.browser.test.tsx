import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildMove } from '../moves/testing/build-move.ts'
import { drawInSite } from '../moves/testing/draw-in-site.tsx'
import { ConsolePage } from './console-page.tsx'

it('OP-RTE-09 OP-OPEN-56 MV-SITE-07 is the move tables with the testing actions', async () => {
  drawInSite(
    <div style={{ height: 700, width: 1240, display: 'flex' }}>
      <ConsolePage />
    </div>,
    {
      moves: [buildMove()],
      variant: 'integration',
      address: '/console',
      answers: {
        sites: () => ({ sites: [] }),
        latestError: () => ({ paginatedMoves: { __typename: 'PaginatedMoves', totalCount: 0, moves: [] } }),
      },
    },
  )
  await expect.element(page.getByRole('row').filter({ hasText: '532148' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Set to Error' }).first()).toBeVisible()
})

it('OP-RTE-09 MV-OPEN-134 asks for a site while none is known', async () => {
  drawInSite(<ConsolePage />, {
    variant: 'integration',
    address: '/console',
    withoutSite: true,
    answers: { sites: () => ({ sites: [] }) },
  })
  await expect.element(page.getByText('No site is selected.')).toBeVisible()
})
