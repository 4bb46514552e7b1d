import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildTruck } from '../../moves/testing/build-yard.ts'
import { drawInSite } from '../../moves/testing/draw-in-site.tsx'
import { GoToCharger } from './go-to-charger.tsx'

it('OP-MAP-19 OP-OPEN-100 opens the go-to-charger form with the truck filled in', async () => {
  drawInSite(<GoToCharger truck={buildTruck('AV-01')} />)
  await page.getByRole('button', { name: 'Go To Charger' }).click()
  await expect
    .element(page.getByRole('tab', { name: 'Go To Charger' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Truck' }).element().textContent)
    .toContain('AV-01')
  await expect.element(page.getByRole('combobox', { name: 'Destination' })).toBeVisible()
  for (const name of [/^Save as Draft/, /^Save to Queue/])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
})

it('OP-MAP-19 is not offered for a truck that is only read', async () => {
  drawInSite(<GoToCharger truck={buildTruck('AV-01', { readOnly: true })} />)
  expect(page.getByRole('button', { name: 'Go To Charger' }).elements()).toEqual([])
})
