import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Empty elements that hand the focus on at once, so that Tab stays inside a layer; nobody ever rests on them. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/**
 * What axe finds wrong with the page as it stands, or with one part of it; each line names the rule, the element and
 * the way out.
 */
export async function accessibilityProblems(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(() => {
    const fading = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    return Promise.allSettled(fading.map(({ finished }) => finished))
  })
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(WCAG)
    .exclude(FOCUS_GUARDS)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}
