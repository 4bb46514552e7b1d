import { describe, expect } from 'vitest'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { reasonsOf } from './pages/reasons-of.ts'
import { partnerSystem } from './partner-system.ts'
import type { Visit } from './visit.ts'
import type { YardFacts } from './yard-facts.ts'
import { LIVELY_YARD } from './yards.ts'

const ACTIONS = ['Set to Error', 'Complete', 'Delete', 'Reassign']

/** Drafts that a partner has ordered. */
async function orders(
  url: string,
  facts: YardFacts,
  count: number,
): Promise<{ id: string; serial: string }[]> {
  const drafts: { id: string; serial: string }[] = []
  for (const job of await facts.jobs(count)) {
    const referenceId = `LOAD-${job.trailer.serial}`
    const { id } = await partnerSystem(url, facts.siteId).order(job, { referenceId })
    drafts.push({ id, serial: job.trailer.serial })
  }
  return drafts
}

/** Selects drafts and chooses what to do with them. */
async function choose({ queue, integration }: Visit, moves: { id: string }[], action: string): Promise<void> {
  for (const { id } of moves) await queue.drafts.rowOf(id).getByRole('checkbox').click()
  await integration.testing(integration.draftSection).getByRole('button', { name: action }).click()
}

describe('the integration console', () => {
  journey(
    'MV-SITE-07 MV-SITE-08 MV-SITE-09 MV-SITE-10 MV-SITE-11 MV-CON-07 shows references and testing actions, no priority and no actions of rows',
    async ({ visitor, url }) => {
      const visit = await visitor()
      const { queue, shell, integration, page, atQueueOf } = visit
      const facts = await atQueueOf(LIVELY_YARD, 'Partner')
      expect(await integration.testing().count()).toBe(0)
      const [order] = await orders(url, facts, 1)
      await integration.open(facts.siteId)
      const row = queue.drafts.rowOf(order!.id)
      await row.getByText(`LOAD-${order!.serial}`, { exact: true }).waitFor()
      const columns = await queue.drafts.columns()
      expect(columns).toContain('ReferenceId')
      for (const gone of ['Priority', 'Actions']) expect(columns).not.toContain(gone)
      expect(await shell.addMove.count()).toBe(0)
      await row.hover()
      expect(await row.getByRole('button').count()).toBe(0)
      const drafts = integration.testing(integration.draftSection)
      expect(await drafts.getByRole('button').allTextContents()).toEqual(ACTIONS)
      expect((await reasonsOf(drafts.getByRole('button', { name: 'Delete' }))).reasons).toEqual([
        'No move is selected.',
      ])
      for (const [tab, bars] of [
        ['Canceled', 1],
        ['Errored', 1],
        ['Completed', 0],
        ['Reassigned', 0],
      ] as const) {
        await queue.openTab(tab)
        await queue.history.grid.waitFor()
        expect(await queue.history.columns(), tab).not.toContain('Actions')
        await eventually(() => integration.testing().count()).toBe(bars)
      }
      await page.keyboard.press('Shift+E')
      expect(await page.getByRole('dialog').count()).toBe(0)
    },
  )

  journey(
    'MV-CON-01 MV-CON-02 MV-CON-03 MV-STA-11 sets moves to error and completes others, one by one, and says how far it is',
    async ({ visitor, url }) => {
      const visit = await visitor()
      const { queue, integration, atQueueOf } = visit
      const facts = await atQueueOf(LIVELY_YARD, 'Partner')
      const moves = await orders(url, facts, 4)
      const [failed, completed] = [moves.slice(0, 2), moves.slice(2)]
      await integration.open(facts.siteId)

      await choose(visit, failed, 'Set to Error')
      await integration.dialog
        .getByText('Are you sure you want to set the selected move(s) to error?')
        .waitFor()
      await integration.dialog.getByText('2 moves are selected.').waitFor()
      await integration.button('Yes').click()
      await eventually(() => integration.progress.textContent()).toBe('2 of 2: 2 done, 0 refused')
      // As they stand in the table: newest first.
      expect(await integration.outcomes()).toEqual(
        failed.toReversed().map(({ serial }) => expect.stringMatching(new RegExp(`${serial} done$`))),
      )
      await integration.answer('Close')
      for (const { id } of failed) await queue.drafts.rowOf(id).waitFor({ state: 'hidden' })

      await choose(visit, completed, 'Complete')
      await integration.button('Yes').click()
      await eventually(() => integration.progress.textContent()).toBe('2 of 2: 2 done, 0 refused')
      await integration.answer('Close')
      await queue.openTab('Completed')
      for (const { id } of completed)
        await queue.history
          .rowOf(id)
          .getByText(/^PG-0\d$/)
          .waitFor()

      await queue.openTab('Errored')
      for (const { id } of failed) {
        const row = queue.history.rowOf(id)
        await row.getByText('Move was set to error by the Integration Console.').waitFor()
        await row.getByRole('checkbox').click()
      }
      await integration.testing().getByRole('button', { name: 'Delete' }).click()
      await integration.button('Yes').click()
      await eventually(() => integration.progress.textContent()).toBe('2 of 2: 2 done, 0 refused')
      await integration.answer('Close')
      for (const { id } of failed) {
        await queue.history.rowOf(id).waitFor({ state: 'hidden' })
        expect(await facts.statusOf(id)).toBeNull()
      }
    },
  )

  journey(
    'MV-CON-04 MV-CON-05 MV-CON-06 MV-OPEN-93 a Manager reassigns with the chosen code; what is refused stays selected with its reason',
    async ({ visitor, url }) => {
      const visit = await visitor()
      const { queue, integration, atQueueOf } = visit
      const facts = await atQueueOf(LIVELY_YARD, 'Manager')
      const [job] = await facts.jobs(1)
      const ours = await facts.draft(job!)
      const [order] = await orders(url, facts, 1)
      await integration.open(facts.siteId)
      await choose(visit, [order!, ours], 'Reassign')
      expect((await reasonsOf(integration.button('Yes'))).reasons).toEqual(['Please select a reason.'])
      await integration.pick("Select the reassigned code you'd like to test", 'Move Duplicated')
      await integration.button('Yes').click()
      await eventually(() => integration.progress.textContent()).toBe('2 of 2: 1 done, 1 refused')
      const outcomes = await integration.outcomes()
      expect(outcomes.find(line => line.includes(order!.serial))).toMatch(/done$/)
      expect(outcomes.find(line => line.includes(job!.trailer.serial))).toMatch(/partner/)
      await integration.answer('Close')
      await queue.drafts.rowOf(order!.id).waitFor({ state: 'hidden' })
      expect(await queue.drafts.rowOf(ours.id).getAttribute('aria-selected')).toBe('true')

      await integration.testing(integration.draftSection).getByRole('button', { name: 'Delete' }).click()
      await integration.button('No').click()
      expect(await facts.statusOf(ours.id)).toBe('draft')
      await integration.testing(integration.draftSection).getByRole('button', { name: 'Delete' }).click()
      await integration.button('Yes').click()
      await eventually(() => integration.progress.textContent()).toBe('1 of 1: 1 done, 0 refused')
      await integration.answer('Close')
      await queue.drafts.rowOf(ours.id).waitFor({ state: 'hidden' })
      expect(await facts.statusOf(ours.id)).toBeNull()
      await queue.openTab('Reassigned')
      await queue.history.rowOf(order!.id).getByText('Move Duplicated').waitFor()
    },
  )

  journey(
    'MV-SITE-12 MV-SITE-15 MV-SITE-16 MV-HIS-08 MV-HIS-09 finds a move by a part of its mission id',
    async ({ visitor, url }) => {
      const { page, queue, integration, atQueueOf } = await visitor()
      const facts = await atQueueOf(LIVELY_YARD, 'Partner')
      const [sought, other] = await orders(url, facts, 2)
      await integration.open(facts.siteId, '&tab=Search')
      await queue.history.rowOf(other!.id).waitFor()
      await integration.searchBox.fill(`${sought!.id.slice(9)} !`)
      await queue.history.rowOf(other!.id).waitFor({ state: 'hidden' })
      const row = queue.history.rowOf(sought!.id)
      await row.getByText('Draft', { exact: true }).waitFor()
      expect(await queue.history.rows.count()).toBe(1)
      await eventually(() => new URL(page.url()).searchParams.get('searchTerm')).toBe(sought!.id.slice(9))
      await page.reload()
      await row.waitFor()
      expect(await integration.searchBox.inputValue()).toBe(sought!.id.slice(9))
      expect(await queue.history.rows.count()).toBe(1)
      await integration.searchBox.fill('ffffffff-0000')
      await queue.tile.getByText('All moves are currently filtered out.', { exact: true }).waitFor()
    },
  )
})
