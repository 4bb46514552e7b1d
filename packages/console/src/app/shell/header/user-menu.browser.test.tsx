import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawInSite, type InSite } from '../../../moves/testing/draw-in-site.tsx'
import { MainNav } from './main-nav.tsx'
import { UserMenu } from './user-menu.tsx'

const openMenu = async (given: InSite) => {
  const drawn = drawInSite(
    <>
      <MainNav />
      <UserMenu />
    </>,
    { address: '/sites/site-1/queue', ...given },
  )
  await page.getByRole('button', { name: /account of/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
  return drawn
}
const historyItem = page.getByRole('menuitem', { name: /^History/ })

describe('the account menu', () => {
  it('OP-ROL-06 opens the history of the site, which stands in no navigation', async () => {
    const { history } = await openMenu({ role: 'Manager' })
    expect(page.getByRole('link', { name: 'History' }).elements()).toEqual([])
    await historyItem.click()
    await expect.poll(() => history.location.pathname).toBe('/sites/site-1/history')
  })

  it('OP-ROL-06 offers it to Managers and admins of a selected site alone', async () => {
    await openMenu({ role: 'Operator' })
    expect(historyItem.elements()).toEqual([])
  })

  it('offers it to admins', async () => {
    await openMenu({ role: 'Driver', admin: true })
    await expect.element(historyItem).toBeVisible()
  })

  it('does without it while no site is selected', async () => {
    await openMenu({ role: 'Manager', admin: true, withoutSite: true, address: '/sites' })
    expect(historyItem.elements()).toEqual([])
  })
})
