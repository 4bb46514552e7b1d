import type { BrowserContext, Page } from 'playwright-core'

/** Collects what the pages of a browser window complain about: console errors, warnings and uncaught exceptions. */
export class ConsoleWatch {
  readonly #complaints: string[] = []
  #expected: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', error => this.#complaints.push(`uncaught: ${error.error().message}`))
  }

  /** The browser itself reports what this journey causes on purpose, such as an answer 401 or a cut network. */
  expect(...complaints: RegExp[]): void {
    this.#expected = [...this.#expected, ...complaints]
  }

  /** Everything that no one expected. */
  complaints(): string[] {
    return this.#complaints.filter(complaint => !this.#expected.some(expected => expected.test(complaint)))
  }
}

/** Marks the page, so that `isSamePage` can tell whether it was loaded again since. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { journeyMark: true }))
}

export function isSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => 'journeyMark' in window)
}
