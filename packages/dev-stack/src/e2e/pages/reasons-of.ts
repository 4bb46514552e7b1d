import type { Locator } from 'playwright-core'

/** What the tooltip of a control that is off says: what is not possible, why, and the key that helps. */
export interface Reasons {
  /** Empty where the tooltip gives the reasons alone. */
  title: string
  reasons: string[]
  keys: string | null
}

/** Points at a control that must be off and reads its tooltip; the pointer is gone from it afterwards. */
export async function reasonsOf(control: Locator): Promise<Reasons> {
  const page = control.page()
  if ((await control.getAttribute('aria-disabled')) !== 'true') throw new Error('The control is not off.')
  await control.hover()
  const tip = page.getByRole('tooltip')
  const reasons = tip.getByRole('listitem')
  await reasons.first().waitFor()
  const keys = tip.locator('kbd')
  const described = {
    title: (await tip.locator('[data-part=tip-title]').allTextContents()).join(' '),
    reasons: await reasons.allTextContents(),
    keys: (await keys.count()) > 0 ? await keys.textContent() : null,
  }
  await page.mouse.move(0, 0)
  await tip.waitFor({ state: 'hidden' })
  return described
}

/** Whether a control is off: it stays focusable and says so. */
export async function isOff(control: Locator): Promise<boolean> {
  return (await control.getAttribute('aria-disabled')) === 'true'
}
