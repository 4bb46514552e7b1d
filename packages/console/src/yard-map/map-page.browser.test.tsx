import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawInSite } from '../moves/testing/draw-in-site.tsx'
import { MapPage } from './map-page.tsx'

it('OP-MAP-03 OP-OPEN-88 asks for a site while none is selected', async () => {
  drawInSite(<MapPage />, { withoutSite: true, answers: { sites: () => ({ sites: [] }) } })
  await expect.element(page.getByText('Please select a site from the Account menu')).toBeVisible()
})

it('OP-MAP-04 says that the sites could not be loaded', async () => {
  drawInSite(<MapPage />, {
    withoutSite: true,
    answers: {
      sites: () => {
        throw new Error('The list is lost.')
      },
    },
  })
  await expect.element(page.getByText('Unable to load sites')).toBeVisible()
})
