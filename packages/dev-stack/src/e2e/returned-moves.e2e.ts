import { describe, expect } from 'vitest'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { reasonsOf } from './pages/reasons-of.ts'
import { partnerSystem } from './partner-system.ts'
import { LIVELY_YARD } from './yards.ts'

const QUESTION = 'Why is the move reassigned?'

/** What is asked of an answer that is missing. */
const UNANSWERED = [`Please answer "${QUESTION}".`]

describe('moves of a partner', () => {
  journey(
    'MV-STA-12 MV-HIS-06 MV-HIS-07 MV-CNF-02 MV-CNF-03 MV-ACT-09 returns a draft with a reason, which the partner can read',
    async ({ visitor, url }) => {
      const [operator, partner] = [await visitor(), await visitor()]
      const { queue } = operator
      const facts = await partner.atQueueOf(LIVELY_YARD, 'Partner')
      await operator.atQueueOf(LIVELY_YARD)
      const job = await facts.job()
      const draft = await partnerSystem(url, facts.siteId).order(job, { referenceId: 'LOAD-1001' })
      const row = queue.drafts.rowOf(draft.id)
      await row.getByText('API').waitFor()
      expect((await reasonsOf(queue.drafts.actionOf(draft.id, 'Edit'))).reasons).toEqual([
        'The partner has not acknowledged this move yet.',
      ])
      await row.hover()
      expect(await queue.drafts.actionOf(draft.id, 'Delete').count()).toBe(0)
      await queue.drafts.actionOf(draft.id, 'Return').click()
      const { confirmation } = queue
      await confirmation.text.getByText('Are you sure you want to return the selected move(s)?').waitFor()
      await confirmation.field(QUESTION).waitFor()
      expect((await reasonsOf(confirmation.button('Yes'))).reasons).toEqual(UNANSWERED)
      await confirmation.pick(QUESTION, 'Trailer is damaged')
      await confirmation.answer('Yes')
      await row.waitFor({ state: 'hidden' })

      for (const { queue: shown } of [operator, partner]) {
        await shown.openTab('Reassigned')
        await shown.history.rowOf(draft.id).getByText('Trailer Damaged: Trailer is damaged').waitFor()
      }
      const columns = await queue.history.columns()
      expect(columns.slice(0, 4)).toEqual(['Reassigned At', 'Reassigned Message', 'Move Type', 'Priority'])
      expect(await facts.zoneOf(job.trailer.id)).toBe(job.stall.name)
    },
  )

  journey(
    'MV-STA-14 MV-DRA-08 returns and deletes what is selected in one go; declining changes nothing',
    async ({ visitor, url }) => {
      const [operator, partner] = [await visitor(), await visitor()]
      const { queue } = operator
      const { confirmation } = queue
      const facts = await partner.atQueueOf(LIVELY_YARD, 'Partner')
      const own = await operator.atQueueOf(LIVELY_YARD)
      const [ordered, entered] = await facts.jobs(2)
      const partners = await partnerSystem(url, facts.siteId).order(ordered!)
      const ours = await own.draft(entered!)
      for (const { id } of [partners, ours]) await queue.drafts.rowOf(id).getByRole('checkbox').click()
      await queue.returnOrDelete.click()
      for (const sentence of ['Are you sure you want to return 1 and delete 1 of the selected moves?'])
        await confirmation.text.getByText(sentence, { exact: true }).waitFor()
      await confirmation.answer('No')
      expect(await facts.statusOf(partners.id)).toBe('draft')
      expect(await facts.statusOf(ours.id)).toBe('draft')

      await queue.returnOrDelete.click()
      await confirmation.field(QUESTION).waitFor()
      expect((await reasonsOf(confirmation.button('Yes'))).reasons).toEqual(UNANSWERED)
      await confirmation.pick(QUESTION, 'Weather')
      await confirmation.answer('Yes')
      for (const { id } of [partners, ours]) await queue.drafts.rowOf(id).waitFor({ state: 'hidden' })
      await queue.openTab('Reassigned')
      await queue.history.rowOf(partners.id).getByText('Weather Interrupt: Weather').waitFor()
      expect(await queue.history.rowOf(ours.id).count()).toBe(0)
      expect(await facts.statusOf(ours.id)).toBeNull()
    },
  )

  journey(
    'MV-STA-13 MV-ACT-07 MV-ACT-10 reassigns a queued move, which nobody here may cancel',
    async ({ visitor, url }) => {
      const [operator, partner] = [await visitor(), await visitor()]
      const { queue } = operator
      const facts = await partner.atQueueOf(LIVELY_YARD, 'Partner')
      const own = await operator.atQueueOf(LIVELY_YARD)
      await own.setAllTrucks('unavailable')
      const job = await facts.job()
      const move = await partnerSystem(url, facts.siteId).order(job)
      await queue.drafts.actionOf(move.id, 'Add to Queue').click()
      const row = queue.queued.rowOf(move.id)
      await row.getByText('Pending').waitFor()
      expect((await reasonsOf(queue.queued.actionOf(move.id, 'Cancel'))).reasons).toEqual([
        'The partner has not acknowledged this move yet.',
      ])
      await row.hover()
      await queue.queued.actionOf(move.id, 'Reassign').click()
      await queue.confirmation.pick(QUESTION, 'Destination is closed')
      await queue.confirmation.answer('Yes')
      await row.waitFor({ state: 'hidden' })
      await own.setAllTrucks('available')
      await partner.queue.openTab('Reassigned')
      await partner.queue.history
        .rowOf(move.id)
        .getByText('Destination Disabled: Destination is closed')
        .waitFor()
      await eventually(() => facts.statusOf(move.id)).toBe('canceled')
    },
  )
})
