import { describe, expect } from 'vitest'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { journeyOn } from './journey-on.ts'
import { reasonsOf } from './pages/reasons-of.ts'
import { LIVELY_YARD, QUIET_YARD } from './yards.ts'

const journeyWithSettings = journeyOn({
  serverEnv: {
    PUBLIC_BUG_TICKET_URL: 'https://tickets.example/create?project=YARD',
    PUBLIC_BUG_TICKET_FORM_ID: '77',
    PUBLIC_MOVE_CLASS_ENABLED: 'true',
    PUBLIC_LOG_RERENDERS: 'true',
    PUBLIC_ENVIRONMENT_NAME: 'Staging',
  },
})

describe('with settings for the console', () => {
  journeyWithSettings(
    'MV-BUG-01 MV-BUG-02 MV-BUG-03 MV-BUG-04 MV-BUG-05 MV-BUG-06 MV-BUG-07 opens a ticket about a move in a new window',
    async ({ visitor }) => {
      const { page, context, queue, shell, atQueueOf } = await visitor()
      await context.route('https://tickets.example/**', route =>
        route.fulfill({ contentType: 'text/html', body: '<title>New ticket</title>' }),
      )
      await context.route('/jira/custom-field-mapping.json', route =>
        route.fulfill({
          json: {
            formIdField: 'ptid',
            summary: '{truck} at {site}',
            customFields: { truck: 'customfield_10' },
          },
        }),
      )
      const facts = await atQueueOf(LIVELY_YARD)
      const job = await facts.job(80)
      const requestedTruckId = await facts.truckId('AV-02')
      const move = await facts.draft(job, { requestedTruckId, moveClass: 'release' })
      await facts.queue(move.id)
      await queue.queued.rowOf(move.id).getByText('In Progress').waitFor()
      // The trucks have spoken by now, also when this stack was only just started.
      await page.reload()
      await shell.everyTruckReports.waitFor()
      await queue.queued.rowOf(move.id).hover()
      const opened = context.waitForEvent('page')
      await queue.queued.actionOf(move.id, 'Bug Ticket').click()
      const ticket = await opened
      await ticket.waitForURL(/tickets\.example/)
      const { origin, pathname, searchParams } = new URL(ticket.url())
      const { description, ...fields } = Object.fromEntries(searchParams)
      expect(origin + pathname).toBe('https://tickets.example/create')
      expect(fields).toEqual({
        project: 'YARD',
        ptid: '77',
        summary: `AV-02 at ${LIVELY_YARD}`,
        customfield_10: 'AV-02',
      })
      const told = Object.fromEntries((description ?? '').split('\n').map(line => line.split(': ')))
      expect(told).toEqual({
        Truck: 'AV-02',
        'Mission ID': move.id,
        'Truck state': expect.stringMatching(/^[a-z_]+$/),
        Site: LIVELY_YARD,
        'Software version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
      })
      expect(await page.title()).toBe(`Queue - ${LIVELY_YARD}`)
      await ticket.close()
      await facts.cancel(move.id)
    },
  )

  journeyWithSettings(
    'MV-CST-16 MV-ENT-09 MV-ENT-11 MV-MOD-10 MV-VAL-02 asks for the class of a move and offers two categories',
    async ({ visitor }) => {
      const { page, queue, shell, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const { trailer, dock } = await facts.job()
      await shell.addMove.click()
      const form = queue.newMove
      await form.choose('Trailer', `${trailer.scac} ${trailer.serial}`)
      await form.choose('Destination', dock.name)
      expect(await form.offers('Move Category')).toEqual(['Production', 'Non-Production'])
      expect(await form.offers('Move Class')).toEqual(['Dev Test', 'Pre-Release', 'Release', 'Courtesy'])
      for (const save of [form.saveAsDraft, form.saveToQueue])
        expect((await reasonsOf(save)).reasons).toEqual(['Move Class: This field is required'])
      await form.pick('Move Class', 'Courtesy')
      await form.saveToQueue.click()
      await form.closed()

      const row = queue.queued.row(trailer.serial)
      await row.hover()
      await queue.queued.action(trailer.serial, 'Edit Notes').click()
      const { editedNotes } = queue
      expect(await editedNotes.moveClass.textContent()).toBe('Courtesy')
      await editedNotes.pick('Move Class', 'Release')
      await editedNotes.save.click()
      await editedNotes.closed()
      await page.mouse.move(0, 0)
      await row.hover()
      await queue.queued.action(trailer.serial, 'Details').click()
      await eventually(
        async () => (await queue.details.lines()).find(({ key }) => key === 'moveClass')?.value,
      ).toBe('release')
    },
  )

  journeyWithSettings(
    'MV-CST-17 MV-CST-18 logs what is drawn again, and names the environment beside the logo',
    async ({ visitor }) => {
      const { page, queue, shell, atQueueOf } = await visitor()
      const drawn: string[] = []
      page.on('console', message => {
        if (message.type() === 'debug') drawn.push(message.text())
      })
      const facts = await atQueueOf(QUIET_YARD)
      await shell.header.getByText('Staging', { exact: true }).waitFor()
      await eventually(() => drawn).toContain('drawn: QueueTile (1)')
      const before = drawn.length
      const draft = await facts.draft(await facts.job(), { moveClass: 'devTest' })
      await queue.drafts.rowOf(draft.id).waitFor()
      await eventually(() => drawn.slice(before)).toContainEqual(
        expect.stringMatching(/^drawn: QueueTile \(\d+\)$/),
      )
    },
  )
})

describe('without settings for the console', () => {
  journey(
    'MV-BUG-07 MV-CST-16 MV-CST-17 MV-CST-18 MV-ENT-10 offers no ticket and no class, logs nothing, names no environment',
    async ({ visitor }) => {
      const { page, queue, shell, atQueueOf } = await visitor()
      const drawn: string[] = []
      page.on('console', message => drawn.push(message.text()))
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const move = await facts.draft(await facts.job())
      await facts.queue(move.id)
      await queue.queued.rowOf(move.id).hover()
      await queue.queued.actionOf(move.id, 'Details').waitFor()
      expect(await queue.queued.actionOf(move.id, 'Bug Ticket').count()).toBe(0)
      await shell.addMove.click()
      const form = queue.newMove
      expect(await form.offers('Move Category')).toEqual([
        'Production',
        'Demo',
        'Dev Test',
        'Pre Release Test',
      ])
      expect(await form.field('Move Class').count()).toBe(0)
      expect(await shell.header.locator('[data-part=environment]').count()).toBe(0)
      expect(drawn).toEqual([])
      await form.cancel.click()
      await facts.cancel(move.id)
    },
  )
})

describe('the debugger mode', () => {
  journey(
    'MV-SITE-13 MV-SITE-14 MV-OPEN-17 comes and goes with the word typed, stays for the session, and not for a word in a field',
    async ({ visitor }) => {
      const { page, context, queue, shell, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      const draft = await facts.draft(await facts.job())
      await queue.drafts.rowOf(draft.id).waitFor()
      await shell.addMove.click()
      await queue.newMove.notes.fill('')
      await queue.newMove.notes.pressSequentially('debugger')
      await page.keyboard.press('Escape')
      await queue.confirmation.answer('Discard')
      expect(await shell.debugger.count()).toBe(0)

      await page.keyboard.type('debugger')
      await shell.debugger.getByText(draft.id).waitFor()
      for (const text of [facts.siteId, 'operations']) await shell.debugger.getByText(text).first().waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
      await page.reload()
      await shell.debugger.waitFor()
      const second = await context.newPage()
      await second.goto(page.url())
      await second.getByRole('region', { name: 'Queue' }).waitFor()
      expect(await second.getByRole('complementary', { name: 'Debugger' }).count()).toBe(0)
      await second.close()
      await queue.drafts.rowOf(draft.id).waitFor()
      await page.keyboard.type('debugger')
      await shell.debugger.waitFor({ state: 'hidden' })
      await page.reload()
      await queue.drafts.rowOf(draft.id).waitFor()
      expect(await shell.debugger.count()).toBe(0)
    },
  )
})
