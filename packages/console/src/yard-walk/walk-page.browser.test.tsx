import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildTrailer } from '../moves/testing/build-yard.ts'
import { drawInSite, type InSite, yardAnswers } from '../moves/testing/draw-in-site.tsx'
import { yardWalks } from '../platform/remembered/remembered-settings.ts'
import { WalkPage } from './walk-page.tsx'

beforeEach(() => yardWalks.clear())

const RESULT = {
  confirmedCount: 0,
  emptyCount: 0,
  movedCount: 1,
  addedCount: 1,
  missingCount: 1,
  leftCount: 0,
}

function openWalk(given: InSite = {}) {
  return drawInSite(<WalkPage />, {
    address: '/sites/site-1/walk',
    answers: {
      trailersOnSite: () => ({
        paginatedTrailers: {
          totalCount: 2,
          trailers: [buildTrailer('551902', 'PE23'), buildTrailer('604418', 'E17', { scac: 'CRST' })],
        },
      }),
      recordYardWalk: () => ({ recordYardWalk: RESULT }),
    },
    ...given,
  })
}

const field = () => page.getByRole('textbox')
const seen = () => page.getByRole('list', { name: 'Spots that were seen' }).getByRole('listitem')
async function type(...texts: string[]) {
  for (const text of texts) await userEvent.keyboard(`${text}{Enter}`)
}
const line = (text: RegExp) => expect.element(seen().filter({ hasText: text })).toBeVisible()

it('notes spot after spot by keyboard alone, and says how each stands to what is recorded', async () => {
  openWalk()
  await field().click()
  await type('pe23', '', 'E17', 'hjbt 551902', 'E18', 'XPOL 981')
  await line(/E18\s*XPOL 981\s*not on site yet/)
  await line(/E17\s*HJBT 551902\s*moved here from PE23\s*CRST 604418 missing: recorded here, seen nowhere/)
  expect(seen().elements()).toHaveLength(2)
})

it('says what it does not understand, and keeps the field', async () => {
  openWalk()
  await field().click()
  await type('Q99')
  await expect.element(page.getByText('There is no spot Q99.')).toBeVisible()
  await userEvent.keyboard('{Control>}a{/Control}')
  await type('E17', '???')
  await expect.element(page.getByText('Type carrier and number, such as WERN 744205.')).toBeVisible()
  await page.getByRole('button', { name: 'Empty' }).click()
  await line(/E17\s*empty\s*CRST 604418 missing/)
})

it('is kept in this browser, can be undone, and is taken over at once', async () => {
  yardWalks.write({
    'site-1': [
      { zoneId: 'E17', trailer: { scac: 'HJBT', serial: '551902' } },
      { zoneId: 'E18', trailer: { scac: 'XPOL', serial: '981' } },
      { zoneId: 'PE23', trailer: null },
    ],
  })
  const { sent } = openWalk()
  await line(/PE23\s*empty/)
  await expect.element(page.getByText('1 moved, 1 new, 1 missing').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo PE23' }).click()
  await expect.poll(() => seen().elements().length).toBe(2)
  await page.getByRole('button', { name: 'Take over' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click()
  await expect.element(page.getByText('The yard walk was taken over')).toBeVisible()
  await expect.element(page.getByText('Nothing was seen yet.')).toBeVisible()
  expect(sent).toEqual([
    {
      operation: 'RecordYardWalk',
      variables: {
        siteId: 'site-1',
        sightings: [
          { zoneId: 'E17', scac: 'HJBT', serial: '551902' },
          { zoneId: 'E18', scac: 'XPOL', serial: '981' },
        ],
      },
    },
  ])
  expect(yardWalks.read()).toEqual({ 'site-1': [] })
})

it('keeps the walk and says why when it is refused', async () => {
  yardWalks.write({ 'site-1': [{ zoneId: 'E18', trailer: { scac: 'XPOL', serial: '981' } }] })
  openWalk({
    answers: {
      ...yardAnswers([]),
      recordYardWalk: () => {
        throw new Error('The site has no such zone.')
      },
    },
  })
  await line(/E18/)
  await page.getByRole('button', { name: 'Take over' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click()
  await expect.element(page.getByRole('alert').getByText('The site has no such zone.')).toBeVisible()
  expect(seen().elements()).toHaveLength(1)
})

it('OP-OPEN-01 is not for people who may only look', async () => {
  openWalk({ role: 'Customer', variant: 'operations' })
  await expect.element(page.getByText('You may not change the inventory of this site.')).toBeVisible()
})
