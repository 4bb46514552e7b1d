import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityProblems, COLOR_RULES, showIn } from './accessibility.ts'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { QUIET_YARD } from './yards.ts'

const MARKS = ['dot', 'pulse', 'red-dot', 'level', 'share'].map(part => `[data-part=${part}]`).join(', ')

/** Marks of these selectors that cannot be told from the page: no background, line or shadow of their own. */
function unseenMarks(page: Page, marks: string): Promise<string[]> {
  return page.evaluate(selector => {
    const ground = getComputedStyle(document.body).backgroundColor
    const none = new Set([ground, 'rgba(0, 0, 0, 0)', 'transparent'])
    return [...document.querySelectorAll(selector)]
      .filter(mark => mark.checkVisibility())
      .filter(mark => {
        const { backgroundColor, boxShadow, outlineStyle } = getComputedStyle(mark)
        return none.has(backgroundColor) && boxShadow === 'none' && outlineStyle === 'none'
      })
      .map(mark => mark.outerHTML)
  }, marks)
}

/** The color of the line under a chosen tab, and that of the page. */
function lineUnder(page: Page, tab: string) {
  return page.evaluate(selector => {
    const line = getComputedStyle(document.querySelector(selector)!, '::after').backgroundColor
    return { line, ground: getComputedStyle(document.body).backgroundColor }
  }, tab)
}

const THEMES = ['light', 'dark'] as const

describe('where the system imposes its colors', () => {
  journey(
    'OP-RTE-03 MV-MOD-01 marks, selection and focus stay on the queue and its form',
    async ({ visitor }) => {
      const { page, queue, shell, atQueueOf } = await visitor({ forcedColors: 'active' })
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const job = await facts.job()
      await facts.draft(job)
      const row = queue.drafts.row(job.trailer.serial)
      await row.waitFor()
      await shell.live.waitFor()
      expect(await page.locator(MARKS).count()).toBeGreaterThan(0)
      await row.getByRole('checkbox').click()
      for (const theme of THEMES) {
        await showIn(page, theme)
        expect(await unseenMarks(page, MARKS)).toEqual([])
        for (const tab of ['nav[aria-label=Main] [aria-current=page]', '[role=tab][aria-selected=true]']) {
          const { line, ground } = await lineUnder(page, tab)
          expect(line).not.toBe(ground)
        }
        await eventually(() => row.evaluate(element => getComputedStyle(element).outlineStyle)).toBe('solid')
        expect(await accessibilityProblems(page, { rules: COLOR_RULES })).toEqual([])
      }

      await shell.addMove.click()
      await queue.newMove.dialog.waitFor()
      const focused = () =>
        page.evaluate(() => {
          const box = document.activeElement?.closest('[data-part=box]') ?? document.activeElement!
          return getComputedStyle(box).outlineStyle
        })
      await page.keyboard.press('Tab')
      for (const theme of THEMES) {
        await showIn(page, theme)
        await eventually(focused).not.toBe('none')
        expect(await unseenMarks(page, '[role=radio][data-checked]')).toEqual([])
        expect(await accessibilityProblems(page, { part: '[role=dialog]', rules: COLOR_RULES })).toEqual([])
      }
    },
  )

  journey('OP-RTE-04 the buttons of the map keep their glyphs', async ({ visitor }) => {
    const { page, map, shell, atQueueOf } = await visitor({ forcedColors: 'active' })
    await atQueueOf(QUIET_YARD)
    await shell.openTab('Map')
    await map.picture.waitFor()
    for (const theme of THEMES) {
      await showIn(page, theme)
      const unseen = await map.box.getByRole('button').evaluateAll(buttons =>
        buttons
          .filter(button => button.checkVisibility())
          .filter(button => {
            const glyph = button.querySelector('svg') ?? button
            return getComputedStyle(glyph).color === getComputedStyle(button).backgroundColor
          })
          .map(button => button.getAttribute('aria-label') ?? button.textContent),
      )
      expect(unseen).toEqual([])
      expect(await accessibilityProblems(page, { rules: COLOR_RULES })).toEqual([])
    }
  })
})
