import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Empty elements that hand the focus on at once, so that Tab stays inside a layer; nobody ever rests on them. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** The only rules that a theme or forced colors can break: they change colors and nothing else. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** What is open over a page. */
const LAYERS = '[role="menu"], [role="dialog"], [role="listbox"]'

/** Rules or groups of rules to run, and rules of those to leave out. */
interface AxeRules {
  runOnly: string[]
  rules?: { [rule: string]: { enabled: false } }
}

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
  if (rules) return problemsOf(page, part, { runOnly: [...rules] })
  const all = { runOnly: WCAG }
  if (!isCovered) return problemsOf(page, part, all)
  return [
    ...(await problemsOf(page, part, { ...all, rules: { 'target-size': { enabled: false } } })),
    ...(await problemsOf(page, LAYERS, { runOnly: ['target-size'] })),
  ]
}

/** As `accessibilityProblems`, with every rule in light, and for its colors in dark; the page is light again then. */
export async function problemsInBothThemes(page: Page, question?: AccessibilityQuestion): Promise<string[]> {
  await showIn(page, 'dark')
  const dark = await accessibilityProblems(page, { ...question, rules: COLOR_RULES })
  await showIn(page, 'light')
  const light = await accessibilityProblems(page, question)
  return [...dark.map(line => `dark: ${line}`), ...light.map(line => `light: ${line}`)]
}

/** Changes the theme of the system, which a person follows who chose none, and waits until the page did. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(theme => document.documentElement.dataset.theme === theme, colorScheme)
}

/**
 * Runs axe within the page, which has no frames. The package for Playwright opens a page of its own for each report,
 * brings over what every rule said of every element, and takes three times as long.
 *
 * @throws when there is no such part
 */
async function problemsOf(page: Page, part: string, rules: AxeRules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(findProblems, { include: [part], exclude: [FOCUS_GUARDS], rules })
}

/** Runs within the page. */
async function findProblems(asked: {
  include: string[]
  exclude: string[]
  rules: AxeRules
}): Promise<string[]> {
  const { include, exclude, rules } = asked
  const loaded = window as unknown as { axe: typeof axe }
  const { violations } = await loaded.axe.run({ include, exclude }, { ...rules, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}
