import type { Page } from 'playwright-core'

/** What stands around every page: header, strips, toasts, navigation. */
export function shell(page: Page) {
  const header = page.getByRole('banner')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const account = page.getByRole('button', { name: /account of/ })
  const selector = header.locator('[data-part=site-selector]')
  const siteSearch = page.getByRole('textbox', { name: 'Find a site' })
  return {
    header,
    navigation,
    account,
    /** The button that names the site; opens the list of sites. */
    selector,
    siteSearch,
    addMove: header.getByRole('button', { name: /^Add Move/ }),
    /** Support data, there in the hidden debugger mode. */
    debugger: page.getByRole('complementary', { name: 'Debugger' }),
    offlineStrip: page.locator('[data-part=offline]'),
    /** `Live`, at the foot of the page; there too while a dialog hides the page from assistive technology. */
    live: page.locator('[data-part=status]').getByText('Live', { exact: true }),
    /** How many trucks do what, at the foot of the page, once every truck has been heard of. */
    everyTruckReports: page
      .locator('[data-part=status]')
      .filter({ hasText: /\d+ (working|ready)/, hasNotText: 'not reporting' }),
    /** How many trailers are on site, as the foot of the page says. */
    async trailersOnSite(): Promise<number> {
      const text = await page.locator('[data-part=status]').textContent()
      return Number(/(\d+)\s*trailers on site/.exec(text ?? '')?.[1])
    },
    tab: (name: string) => navigation.getByRole('link', { name, exact: true }),
    banner: (title: string) => page.getByRole('alert').filter({ hasText: title }),
    toast: (title: string) =>
      page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true }),
    /** Waits for a toast, puts it away and waits until it has faded. */
    async closeToast(title: string) {
      const toast = page.locator('[data-part=toast]').filter({ hasText: title })
      await toast.getByRole('button', { name: 'Close' }).click()
      await toast.waitFor({ state: 'detached' })
    },
    async openTab(name: string) {
      await navigation.getByRole('link', { name, exact: true }).click()
    },
    /** Chooses another site in the header. */
    async chooseSite(name: string) {
      await selector.click()
      await page.getByRole('button', { name, exact: true }).last().click()
    },
    /** Chooses an entry of the account menu. */
    async chooseInAccount(entry: string) {
      await account.click()
      await page
        .getByRole('menuitem', { name: entry })
        .or(page.getByRole('menuitemcheckbox', { name: entry }))
        .click()
    },
  }
}

export type Shell = ReturnType<typeof shell>
