import { expect, it } from 'vitest'
import { variantOfPath } from './variant.ts'

it('MV-SITE-07 is the integration console on paths with /console', () => {
  expect(variantOfPath('/console').name).toBe('integration')
  expect(variantOfPath('/sites/b/console/queue').name).toBe('integration')
  expect(variantOfPath('/sites/consoleville/queue').name).toBe('operations')
})

it('MV-SITE-08 MV-SITE-09 MV-SITE-10 MV-SITE-11 OP-NAV-17 shows the integration console without priority and actions', () => {
  expect(variantOfPath('/console')).toMatchObject({
    addMove: false,
    priorityColumn: false,
    rowActions: false,
    referenceIdEverywhere: true,
  })
})

it('OP-NAV-09 OP-NAV-18 hides Add Move and the bottom navigation from customers', () => {
  expect(variantOfPath('/sites/b/customer/queue')).toMatchObject({ addMove: false, bottomNavigation: false })
})

it('MV-CON-07 OP-CON-03 has the testing actions, and no site selector, in the integration console only', () => {
  expect(variantOfPath('/console')).toMatchObject({ testing: true, navigation: false })
  expect(variantOfPath('/sites/b/queue')).toMatchObject({ testing: false, navigation: true })
  expect(variantOfPath('/sites/b/customer/queue')).toMatchObject({ testing: false })
})
