import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useMoveDialogs } from '../dialogs/move-dialogs-context.ts'
import { buildMove } from '../testing/build-move.ts'
import { buildTrailer } from '../testing/build-yard.ts'
import { drawInSite, type InSite } from '../testing/draw-in-site.tsx'
import { withSettings } from '../testing/with-settings.ts'
import type { MoveForm } from './model/move-form.ts'

const ALL_KINDS = {
  enableTruckAssignment: true,
  enableTruckControlledMove: true,
  enableSvmpMissions: true,
  hideActiveYardInventory: false,
}
const answers = {
  staticRoutes: () => ({
    staticRoutes: [
      { __typename: 'StaticRoute', id: 'r', name: 'North loop', siteVersion: 1, routeType: 'inventory' },
    ],
  }),
}
const move = buildMove({
  status: 'draft',
  trailer: { ...buildMove().trailer!, id: '551902' },
  fromZone: { id: 'PE23', name: 'PE23', enabled: true },
  toZone: { id: 'E16', name: 'E16', enabled: true },
})

const queuedWithoutTrailer = buildMove({
  status: 'pending',
  trailer: null,
  fromZone: { id: 'PE23', name: 'PE23', enabled: true },
})

const queuedYardCheck = buildMove({
  status: 'pending',
  type: 'yard_inventory',
  trailer: null,
  fromZone: null,
  toZone: null,
  metadata: { staticRoute: 'North loop' },
})

type What = 'create' | 'edit' | 'edit queued' | 'edit queued yard check' | 'retry'

function Opener({ what, given }: { what: What; given?: Partial<MoveForm> }) {
  const dialogs = useMoveDialogs()!
  const open = {
    create: () => dialogs.create(given),
    edit: () => dialogs.edit(move),
    'edit queued': () => dialogs.edit(queuedWithoutTrailer),
    'edit queued yard check': () => dialogs.edit(queuedYardCheck),
    retry: () => dialogs.retry(move),
  }
  return (
    <button type="button" onClick={open[what]}>
      Open
    </button>
  )
}

/** Opens the form as a place of the console opens it. */
async function openForm(what: What, given?: Partial<MoveForm>, site: InSite = {}) {
  const { sent } = drawInSite(<Opener what={what} {...(given && { given })} />, {
    config: ALL_KINDS,
    answers,
    ...site,
  })
  await page.getByRole('button', { name: 'Open' }).click()
  return sent
}

const input = (name: string) => page.getByRole('textbox', { name })
const picker = (name: string) => page.getByRole('combobox', { name })

/** Chooses in a field by the words of an option. */
async function choose(field: string, option: string | RegExp): Promise<void> {
  await picker(field).click()
  await page.getByRole('option', { name: option }).click()
}

describe('the title', () => {
  it.each([
    ['MV-MOD-01', 'create', 'Create New Move'],
    ['MV-MOD-02', 'edit', 'Edit Move'],
    ['MV-MOD-03', 'retry', 'Retry Move'],
  ] as const)('%s of %s is %s', async (_row, what, title) => {
    await openForm(what)
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
  })
})

it('MV-KIN-01 Alt and a number choose the kind and lead into its first field', async () => {
  await openForm('create', { chosenBy: 'trailer' })
  await expect.element(page.getByRole('combobox', { name: 'Trailer' })).toHaveFocus()
  await userEvent.keyboard('{Alt>}4{/Alt}')
  await expect
    .element(page.getByRole('tab', { name: 'Go To Charger' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('combobox', { name: 'Truck' })).toHaveFocus()
})

it('MV-MOD-04 gives the focus back to where it was opened from, also when a field with the focus went meanwhile', async () => {
  await openForm('create', { chosenBy: 'trailer' })
  await expect.element(page.getByRole('combobox', { name: 'Trailer' })).toHaveFocus()
  await userEvent.keyboard('{Alt>}4{/Alt}')
  await expect.element(page.getByRole('combobox', { name: 'Truck' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
})

it('MV-KIN-01 names the keys of as many kinds as the site has', async () => {
  await openForm('create', undefined, {
    config: { ...ALL_KINDS, enableSvmpMissions: false, enableTruckControlledMove: false },
  })
  await expect.element(page.getByText(/mission kind$/)).toHaveTextContent('Alt1to4mission kind')
})

it('MV-CST-14 is 1063 px wide', async () => {
  await openForm('create')
  await expect.poll(() => page.getByRole('dialog').element().getBoundingClientRect().width).toBe(1063)
})

it('MV-CST-13 asks before it throws entries away, 24rem wide', async () => {
  await openForm('create')
  await input('Notes').fill('Handle with care')
  await page.getByRole('button', { name: 'Close' }).click()
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  await expect
    .poll(() => page.getByRole('alertdialog').element().getBoundingClientRect().width)
    .toBe(24 * rem)
})

describe('the inputs of a trailer move', () => {
  it('MV-MOD-05 MV-MOD-07 MV-MOD-08 MV-MOD-09 MV-MOD-10 MV-MOD-11 are sent as they were filled', async () => {
    const sent = await openForm(
      'create',
      { chosenBy: 'trailer' },
      {
        answers: { ...answers, createPendingMove: () => ({ createPendingMove: move }) },
      },
    )
    await choose('Trailer', /551902/)
    await expect.element(picker('Start')).toHaveTextContent('PE23')
    await choose('Destination', /^E16/)
    await choose('Truck', /AV-01/)
    await page.getByRole('radio', { name: '3', exact: true }).click()
    await choose('Move Category', 'Dev Test')
    await input('Notes').fill('Handle with care')
    await page.getByRole('button', { name: 'Save to Queue Ctrl Enter' }).click()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.variables).toMatchObject({
      trailerId: '551902',
      fromZoneId: 'PE23',
      toZoneId: 'E16',
      requestedTruckId: 'AV-01',
      priority: 3,
      moveCategory: 'devTest',
      notes: 'Handle with care',
    })
  })
})

it('MV-MOD-10 MV-CST-16 asks for a class beside the category where classes are turned on', async () => {
  await withSettings({ moveClassEnabled: true })
  await openForm('create')
  await choose('Move Class', 'Courtesy')
  await expect.element(picker('Move Class')).toHaveTextContent('Courtesy')
  await expect.element(picker('Move Category')).toBeVisible()
})

it('MV-MOD-05 MV-ACT-06 the truck of a trailer on the road follows the trailer, whoever was asked for', async () => {
  const trailer = buildTrailer('551902', null, { inTransit: true, attachedTruckId: 'AV-01' })
  const trailers = [{ __typename: 'Trailer', ...trailer }]
  const trailersOnSite = () => ({
    paginatedTrailers: { __typename: 'PaginatedTrailers', totalCount: 1, trailers },
  })
  await openForm('create', { trailerId: '551902', truckId: 'AV-01' }, { answers: { trailersOnSite } })
  await expect.element(input('Truck')).toHaveTextContent('AV-01follows the trailer')
  expect(picker('Truck').elements()).toEqual([])
})

it('OP-TRS-11 OP-TRS-12 OP-TRS-13 MV-OPEN-123 lists trailers that cannot be picked, with the reason', async () => {
  const trailers = [
    buildTrailer('1', 'PE23'),
    buildTrailer('2', 'E16', { otrDropOffConfirmed: false }),
    buildTrailer('3', null),
    buildTrailer('4', null, { inTransit: true }),
    buildTrailer('5', null, { inTransit: true, attachedTruckId: 'AV-01' }),
  ].map(trailer => ({ __typename: 'Trailer', ...trailer }))
  const trailersOnSite = () => ({
    paginatedTrailers: { __typename: 'PaginatedTrailers', totalCount: trailers.length, trailers },
  })
  await openForm('create', { chosenBy: 'trailer' }, { answers: { trailersOnSite } })
  const offered = async () => {
    await picker('Trailer').click()
    await expect.poll(() => page.getByRole('option').all().length).toBe(trailers.length)
    return page
      .getByRole('option')
      .elements()
      .map(option => (option.getAttribute('aria-disabled') === 'true' ? option.textContent : 'on'))
  }
  const off = [
    'on',
    'HJBT 2The drop-off of this trailer is not confirmed.',
    'HJBT 3This trailer has no location.',
    'HJBT 4This trailer is in transit.',
  ]
  expect(await offered()).toEqual([...off, 'on'])
  await userEvent.keyboard('{Escape}')
  await page.getByRole('checkbox', { name: 'Repark' }).click()
  expect(await offered()).toEqual([...off, 'HJBT 5This trailer is in transit.'])
})

describe('MV-MOD-12 the route settings', () => {
  it.each([
    ['Yard Check Mission', ['Static Route']],
    ['Run Route Mission', ['Route Name', 'Route Direction']],
    ['Truck Controlled Move', ['TC Mode']],
  ])('of %s are %s', async (kind, fields) => {
    await openForm('create')
    await page.getByRole('tab', { name: kind }).click()
    for (const field of fields) await expect.element(picker(field)).toBeVisible()
  })

  it('are no part of a trailer move', async () => {
    await openForm('create', { chosenBy: 'trailer' })
    await expect.element(picker('Trailer')).toBeVisible()
    for (const field of ['Static Route', 'Route Name', 'Route Direction', 'TC Mode'])
      expect(picker(field).elements()).toEqual([])
  })
})

it('MV-LCK-01 MV-LCK-02 a queued move without a trailer locks its location, too', async () => {
  await openForm('edit queued')
  await expect.element(input('Location')).toHaveAttribute('aria-readonly', 'true')
  await expect.element(input('Location')).toHaveTextContent('PE23HJBT 551902locked')
  const dialog = page.getByRole('dialog')
  const open = dialog.getByRole('combobox').elements()
  expect(
    open.map(element => document.getElementById(element.getAttribute('aria-labelledby')!)?.textContent),
  ).toEqual(['Move Category *'])
})

it('MV-LCK-01 a queued yard check locks its static route', async () => {
  await openForm('edit queued yard check')
  await expect.element(input('Static Route')).toHaveAttribute('aria-readonly', 'true')
  await expect.element(input('Static Route')).toHaveTextContent('North looplocked')
})

describe('the start', () => {
  it('MV-MOD-07 is an input: a spot that is chosen brings the trailer that stands there', async () => {
    const sent = await openForm(
      'create',
      { chosenBy: 'trailer', toZoneId: 'E16' },
      { answers: { ...answers, createPendingMove: () => ({ createPendingMove: move }) } },
    )
    await choose('Start', /^PE23/)
    await expect
      .element(picker('Trailer'))
      .toHaveTextContent(`HJBT 551902Dry Van 53' x 102", loaded, at PE23`)
    await page.getByRole('button', { name: 'Save to Queue Ctrl Enter' }).click()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.variables).toMatchObject({ trailerId: '551902', fromZoneId: 'PE23' })
  })

  it('MV-MOD-07 MV-OPEN-70 is the location where that was named', async () => {
    await openForm('create', { chosenBy: 'location', locationId: 'PE23' })
    await expect.element(input('Start')).toHaveTextContent('PE23is the location')
  })
})

describe('an untouched form', () => {
  const invalid = page.getByRole('heading', { name: 'Move is Invalid' })

  it('MV-VAL-05 says nothing of what is missing until something is entered or saving is tried', async () => {
    await openForm('create', { chosenBy: 'trailer' })
    await expect.element(picker('Trailer')).toHaveFocus()
    expect(invalid.elements()).toEqual([])
    expect(page.getByText(/^Save to Queue is off/).elements()).toEqual([])
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(invalid).toBeVisible()
  })

  it('MV-VAL-19 warns at once of what the place it was opened from gave it', async () => {
    await openForm('create', { chosenBy: 'trailer', toZoneId: 'PE23' })
    await expect
      .element(page.getByText('The selected destination is occupied by another trailer.'))
      .toBeVisible()
    expect(page.getByText('Please select a trailer.').elements()).toEqual([])
  })
})

it('MV-VAL-06 MV-VAL-18 each sentence that asks for an input leads to it', async () => {
  await openForm('create', { chosenBy: 'trailer' })
  await userEvent.keyboard('{Control>}s{/Control}')
  await page.getByRole('button', { name: 'Please select a destination.' }).click()
  await expect.element(picker('Destination')).toHaveFocus()
  ;(page.getByRole('button', { name: 'Please select a trailer.' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(picker('Trailer')).toHaveFocus()
})

describe('a picker', () => {
  it('MV-MOD-06 finds a trailer by its spot, kind and carrier', async () => {
    const carriers = [{ __typename: 'Carrier', scac: 'HJBT', carrierName: 'J.B. Hunt Transport' }]
    await openForm(
      'create',
      { chosenBy: 'trailer' },
      { answers: { ...answers, carrierNames: () => ({ carrierListByScac: carriers }) } },
    )
    for (const words of ['PE23', 'at pe23 loaded', 'Hunt PE23', '551902 hjbt']) {
      await picker('Trailer').click()
      await page.getByRole('combobox', { name: 'Find a trailer' }).fill(words)
      await expect.element(page.getByRole('option', { name: /551902/ })).toBeVisible()
      await userEvent.keyboard('{Escape}')
    }
  })
})
