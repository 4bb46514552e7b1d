import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildMove } from '../../moves/testing/build-move.ts'
import { drawInSite } from '../../moves/testing/draw-in-site.tsx'
import { UnoccupiedZonesTile } from './unoccupied-zones-tile.tsx'

const chip = (name: RegExp) => page.getByRole('button', { name })

it('OP-DSH-23 MV-ATQ-06 lists free spots, those that a queued move ends at with the trailer on its way', async () => {
  const zone = { id: 'E16', name: 'E16', enabled: true }
  drawInSite(<UnoccupiedZonesTile />, { moves: [buildMove({ toZone: zone })] })
  await expect.element(chip(/^Add Move to E16, .+ is on its way here$/)).toBeVisible()
  await chip(/^Add Move to E16/).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Move' })
  await expect
    .element(dialog.getByRole('combobox', { name: 'Destination' }))
    .toHaveTextContent('E16Has a move')
})

it('OP-DSH-23 leaves a spot alone that only a draft or an ended move speaks of', async () => {
  const zone = { id: 'E16', name: 'E16', enabled: true }
  drawInSite(<UnoccupiedZonesTile />, { moves: [buildMove({ status: 'draft', toZone: zone })] })
  await expect.element(chip(/^Add Move to E16$/)).toBeVisible()
})

it.each(['zones', 'trailersOnSite'])(
  'OP-DSH-22 calls no spot free and counts none while %s is refused',
  async query => {
    drawInSite(<UnoccupiedZonesTile />, {
      answers: {
        [query]: () => {
          throw new Error('The shelf is empty.')
        },
      },
    })
    await expect.element(page.getByText('Which spots are free is not known.')).toBeVisible()
    expect(document.querySelector('[data-part=count]')).toBeNull()
    expect(chip(/^Add Move/).elements()).toEqual([])
  },
)

it('OP-DSH-22 in the customer variant a spot only tells: no move is added from it', async () => {
  const zone = { id: 'E16', name: 'E16', enabled: true }
  drawInSite(<UnoccupiedZonesTile />, { variant: 'customer', moves: [buildMove({ toZone: zone })] })
  const told = page.getByText(/^E16, .+ is on its way here$/)
  await expect.element(told).toBeVisible()
  await told.click()
  expect(chip(/E16/).elements()).toEqual([])
  expect(page.getByRole('dialog').elements()).toEqual([])
})
