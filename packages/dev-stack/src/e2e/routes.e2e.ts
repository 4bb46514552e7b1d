import { describe, expect } from 'vitest'
import { eventually, patience } from './eventually.ts'
import { journey } from './journey.ts'
import { reasonsOf } from './pages/reasons-of.ts'
import { EMPTY_YARD, LIVELY_YARD, QUIET_YARD, siteIdOf } from './yards.ts'

const path = (site: string, tab: string) => `/sites/${siteIdOf(site)}/${tab}`
/** What the console keeps in local storage, beside what it has kept already when the journey looks. */
const SETTINGS = [
  'path',
  'tab',
  'theme',
  'letterShortcuts',
  'draftMoves',
  'draftSectionOpen',
  'moveTrailerSource',
  'errorTabLastVisited',
  'zoom',
  'showLabels',
  'showStates',
  'selectedZones',
  'centre',
]
/** Chromium itself reports every answer 401. */
const NOT_SIGNED_IN = /status of 401/

describe('paths', () => {
  journey(
    'OP-RTE-01 OP-RTE-24 OP-NAV-12 without anything remembered asks for a site, grouped by partner',
    async ({ visitor }) => {
      const { page, signInPage, sites } = await visitor()
      await signInPage.open('/')
      await signInPage.signInAs('Operator')
      await sites.heading.waitFor()
      expect(new URL(page.url()).pathname).toBe('/sites')
      expect(await page.title()).toBe('Tractrix')
      expect(await sites.partners()).toEqual([
        'Chesapeake Distribution',
        'Donauhäfen Spedition',
        'Patapsco Container Lines',
      ])
    },
  )

  journey(
    'OP-RTE-03 OP-RTE-04 OP-RTE-21 OP-RTE-22 OP-NAV-26 opens the last site with the last tab; at first the map',
    async ({ visitor }) => {
      const { page, signInPage, sites, shell, queue, map } = await visitor()
      await signInPage.open('/')
      await signInPage.signInAs('Operator')
      await sites.choose(QUIET_YARD)
      await map.picture.waitFor()
      expect(new URL(page.url()).pathname).toBe(path(QUIET_YARD, 'map'))
      await eventually(() => page.title()).toBe(`Map - ${QUIET_YARD}`)
      await page.goto('/nowhere/at-all')
      await map.picture.waitFor()
      expect(new URL(page.url()).pathname).toBe(path(QUIET_YARD, 'map'))
      await shell.openTab('Queue')
      await queue.tile.waitFor()
      await eventually(() => page.title()).toBe(`Queue - ${QUIET_YARD}`)
      await page.goto('/')
      await queue.tile.waitFor()
      expect(new URL(page.url()).pathname).toBe(path(QUIET_YARD, 'queue'))
    },
  )

  journey('OP-RTE-23 OP-NAV-13 goes to the only site of a person who has one', async ({ visitor }) => {
    const { page, signInPage, map, shell } = await visitor()
    await signInPage.open('/')
    await signInPage.signInAs('Driver')
    await map.picture.waitFor()
    expect(new URL(page.url()).pathname).toBe(path(LIVELY_YARD, 'map'))
    expect((await reasonsOf(shell.selector)).reasons).toEqual(['There is only one site.'])
  })

  journey('OP-RTE-20 leads from any other path to the stored one', async ({ visitor }) => {
    const { page, queue, atQueueOf } = await visitor()
    await atQueueOf(QUIET_YARD)
    const stored = path(EMPTY_YARD, 'queue')
    await page.evaluate(value => localStorage.setItem('path', JSON.stringify(value)), stored)
    await page.goto('/somewhere')
    await queue.tile.waitFor()
    expect(new URL(page.url()).pathname).toBe(stored)
  })

  for (const [what, wrong] of [
    ['malformed', '/sites/not-a-site/queue'],
    ['unknown', '/sites/00000000-0000-4000-8000-000000000000/map'],
  ]) {
    journey(
      `OP-RTE-25 OP-RTE-26 OP-RTE-27 forgets a ${what} site id, says Invalid site ID, and asks for a site`,
      async ({ visitor }) => {
        const { page, shell, sites, atQueueOf } = await visitor()
        await atQueueOf(QUIET_YARD)
        await page.goto(wrong!)
        await sites.heading.waitFor()
        await shell.banner('Invalid site ID').waitFor()
        expect(new URL(page.url()).pathname).toBe('/sites')
        expect(
          await page.evaluate(() => [localStorage.getItem('site'), localStorage.getItem('path')]),
        ).toEqual([null, null])
        await shell.banner('Invalid site ID').getByRole('button', { name: 'Close' }).click()
        await shell.banner('Invalid site ID').waitFor({ state: 'hidden' })
      },
    )
  }

  journey('OP-RTE-28 finds nothing invalid in / and /sites', async ({ visitor }) => {
    const { page, shell, sites, atQueueOf } = await visitor()
    await atQueueOf(QUIET_YARD)
    await page.goto('/sites')
    await sites.heading.waitFor()
    expect(await shell.banner('Invalid site ID').count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('site'))).toBe(JSON.stringify(siteIdOf(QUIET_YARD)))
  })

  journey(
    'OP-DSH-06 OP-DSH-08 OP-DSH-09 keeps the tab of the queue in the path and tolerates nonsense',
    async ({ visitor }) => {
      const { page, queue, atQueueOf } = await visitor()
      await atQueueOf(QUIET_YARD)
      await queue.openTab('Completed')
      await eventually(() => new URL(page.url()).searchParams.get('tab')).toBe('2')
      await page.reload()
      await eventually(() => queue.tab('Completed').getAttribute('aria-selected')).toBe('true')
      for (const nonsense of ['0', '99', '-1', '1.5', 'garbage', '%00', '{}']) {
        await page.goto(`${path(QUIET_YARD, 'queue')}?tab=${nonsense}`)
        await eventually(() => queue.tab('Queued').getAttribute('aria-selected'), patience(5_000)).toBe(
          'true',
        )
      }
    },
  )
})

describe('the header', () => {
  journey(
    'OP-NAV-06 OP-NAV-19 keeps Add Move and the tabs off without a site and says why',
    async ({ visitor }) => {
      const { page, signInPage, sites, shell } = await visitor()
      await signInPage.open('/')
      await signInPage.signInAs('Operator')
      await sites.heading.waitFor()
      expect((await reasonsOf(shell.addMove)).reasons).toEqual(['No site is selected.'])
      for (const name of ['Queue', 'Map', 'Inventory'])
        expect(await shell.tab(name).getAttribute('aria-disabled'), name).toBe('true')
      await page.keyboard.press('n')
      expect(await page.getByRole('dialog').count()).toBe(0)
    },
  )

  journey(
    'OP-NAV-11 OP-NAV-12 OP-NAV-14 searches sites without case and keeps the tab',
    async ({ visitor }) => {
      const { page, queue, shell, atQueueOf } = await visitor()
      await atQueueOf(QUIET_YARD)
      await shell.selector.click()
      await shell.siteSearch.fill('bALTI')
      const list = page.getByRole('dialog').filter({ has: shell.siteSearch })
      await eventually(() => list.getByRole('button').allTextContents()).toEqual([LIVELY_YARD])
      expect(await list.getByRole('heading').allTextContents()).toEqual(['Chesapeake Distribution'])
      await shell.siteSearch.fill('nowhere')
      await list.getByText('No site has this name.').waitFor()
      await shell.siteSearch.fill('balti')
      await page.keyboard.press('Enter')
      await eventually(() => new URL(page.url()).pathname).toBe(path(LIVELY_YARD, 'queue'))
      await queue.tile.waitFor()
      await eventually(() => page.title()).toBe(`Queue - ${LIVELY_YARD}`)
    },
  )

  journey('OP-NAV-02 shows the SiteAssist tab to dispatchers and not to operators', async ({ visitor }) => {
    const [operator, dispatcher] = [await visitor(), await visitor()]
    await operator.atQueueOf(QUIET_YARD)
    await dispatcher.atQueueOf(QUIET_YARD, 'Dispatcher')
    expect(await operator.shell.tab('SiteAssist').count()).toBe(0)
    expect(await dispatcher.shell.tab('SiteAssist').count()).toBe(1)
  })

  journey('OP-NAV-23 signs out and back in', async ({ visitor }) => {
    const { page, shell, map, sites, signInPage } = await visitor()
    await signInPage.open('/')
    await signInPage.signInAs('Operator')
    await sites.choose(QUIET_YARD)
    await map.picture.waitFor()
    await shell.chooseInAccount('Sign Out')
    await signInPage.heading.waitFor()
    await page.goto(path(QUIET_YARD, 'queue'))
    await signInPage.heading.waitFor()
  })
})

describe('sessions', () => {
  journey(
    'OP-ROL-08 OP-CST-03 stores the path when the session has ended and comes back to it',
    async ({ visitor }) => {
      const { page, context, queue, shell, signInPage, sites, watch } = await visitor()
      watch.expect(NOT_SIGNED_IN)
      await signInPage.open('/')
      await signInPage.signInAs('Operator')
      await sites.choose(QUIET_YARD)
      await shell.openTab('Queue')
      await queue.openTab('Errored')
      const before = new URL(page.url())
      await context.clearCookies()
      await page.keyboard.press('3')
      await signInPage.heading.waitFor()
      expect(await page.evaluate(() => localStorage.getItem('path'))).toContain(before.pathname)
      await signInPage.signInAs('Operator')
      await queue.tile.waitFor()
      expect(new URL(page.url()).pathname).toBe(before.pathname)
    },
  )

  journey('OP-ROL-02 shows no site to a person without a role', async ({ visitor }) => {
    const { page, signInPage, shell } = await visitor()
    await signInPage.open(path(QUIET_YARD, 'queue'))
    await signInPage.signInAs('Outsider')
    await page.getByText('No site is open to you.', { exact: true }).waitFor()
    await shell.banner('Invalid site ID').waitFor()
    expect(await page.getByText(QUIET_YARD).count()).toBe(0)
    expect((await reasonsOf(shell.addMove)).reasons).toEqual(['No site is selected.'])
  })

  journey('OP-CST-02 MV-DRA-11 tolerates garbage in local storage', async ({ visitor }) => {
    const { page, queue, shell, map, atQueueOf } = await visitor()
    await atQueueOf(QUIET_YARD)
    const garbage = [
      '{"half":',
      '[]',
      '42',
      'null',
      '"<script>"',
      '{"sort":{"column":7},"filters":[1,{"a":null}]}',
      '{"sort":{"column":"nothing","direction":"asc"},"filters":{"nothing":["x"]}}',
    ]
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys).toContain('site')
    // Each round starts at another value, so that every setting meets several of them.
    for (const start of [0, 2, 4]) {
      await page.evaluate(
        ({ names, values, first }) => {
          for (const [index, name] of names.entries())
            localStorage.setItem(name, values[(first + index) % values.length]!)
        },
        { names: [...new Set([...keys, ...SETTINGS])], values: garbage, first: start },
      )
      await page.goto(path(QUIET_YARD, 'queue'))
      await queue.drafts.head('Notes').waitFor()
      await shell.addMove.click()
      await queue.newMove.dialog.waitFor()
    }
    await page.goto(path(QUIET_YARD, 'map'))
    await map.picture.waitFor()
  })
})
