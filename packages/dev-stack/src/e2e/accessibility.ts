import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Empty elements that hand the focus on at once, so that Tab stays inside a layer; nobody ever rests on them. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** The only rules that a theme can break: the themes differ in colors and in nothing else. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** What is open over a page. */
const LAYERS = '[role="menu"], [role="dialog"], [role="listbox"]'

/** What to look at, and for what. */
export interface AccessibilityQuestion {
  /** Left out: the whole page. */
  part?: string | undefined
  /** Left out: all of WCAG. */
  rules?: readonly string[] | undefined
  /** True: something is open over the page and covers parts of it; sizes of targets count in what is open only. */
  isCovered?: boolean
}

/**
 * What axe finds wrong with the page as it stands, or with one part of it; each line names the rule, the element and
 * the way out.
 */
export async function accessibilityProblems(
  page: Page,
  { part = 'html', rules, isCovered = false }: AccessibilityQuestion = {},
): Promise<string[]> {
  await page.evaluate(() => {
    const fading = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    return Promise.allSettled(fading.map(({ finished }) => finished))
  })
  const axe = new AxeBuilder({ page }).include(part).exclude(FOCUS_GUARDS)
  if (rules) axe.withRules([...rules])
  else axe.withTags(WCAG)
  if (!isCovered || rules) return problemsOf(axe)
  const sizes = new AxeBuilder({ page }).include(LAYERS).exclude(FOCUS_GUARDS).withRules(['target-size'])
  return [...(await problemsOf(axe.disableRules(['target-size']))), ...(await problemsOf(sizes))]
}

async function problemsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}
