import type { Page } from 'playwright-core'

/** The page of the server where people sign in. */
export function signInPage(page: Page) {
  const heading = page.getByRole('heading', { name: 'Sign in' })
  return {
    heading,
    /** Goes to a path of the console; without a session it leads here. */
    async open(path = '/') {
      await page.goto(path)
      await heading.waitFor()
    },
    /** One click on a demo person: `Operator`, `Dispatcher`, … */
    async signInAs(person: string) {
      await page.getByRole('button', { name: `${person} `, exact: false }).click()
    },
  }
}

export type SignInPage = ReturnType<typeof signInPage>
