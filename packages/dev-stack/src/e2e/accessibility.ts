import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Empty elements that hand the focus on at once, so that Tab stays inside a layer; nobody ever rests on them. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** The only rules that a theme can break: the themes differ in colors and in nothing else. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds wrong with the page as it stands, or with one part of it; each line names the rule, the element and
 * the way out.
 */
export async function accessibilityProblems(
  page: Page,
  { part = 'html', rules }: { part?: string | undefined; rules?: readonly string[] | undefined } = {},
): Promise<string[]> {
  await page.evaluate(() => {
    const fading = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    return Promise.allSettled(fading.map(({ finished }) => finished))
  })
  const axe = new AxeBuilder({ page }).include(part).exclude(FOCUS_GUARDS)
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(WCAG)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}
