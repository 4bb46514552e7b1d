import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildTrailer } from '../../moves/testing/build-yard.ts'
import { recentCarriers } from '../../platform/remembered/remembered-settings.ts'
import { openInventory } from '../testing/open-inventory.tsx'

beforeEach(() => recentCarriers.clear())

const CARRIERS = [
  ['CRST', 'CRST'],
  ['HJBT', 'J.B. Hunt Transport'],
  ['WERN', 'Werner Enterprises'],
].map(([scac, carrierName]) => ({ scac, carrierName }))

const dialog = () => page.getByRole('dialog', { name: 'Add Trailer to Inventory' })
const field = (name: string) => dialog().getByRole('combobox', { name })
const number = () => dialog().getByRole('textbox', { name: 'Trailer #' })
const add = () => dialog().getByRole('button', { name: /^Add/ })
const off = (button: ReturnType<typeof add>) =>
  expect.element(button).toHaveAttribute('aria-disabled', 'true')

async function openDialog(given: Parameters<typeof openInventory>[0] = {}) {
  const opened = openInventory({
    ...given,
    answers: { carrierNames: () => ({ carrierListByScac: CARRIERS }), ...given.answers },
  })
  await page.getByRole('button', { name: 'Add Trailer to Inventory' }).click()
  await expect.element(dialog()).toBeVisible()
  return opened
}

async function choose(name: string, typed: string) {
  await field(name).click()
  await userEvent.keyboard(`${typed}{Enter}`)
}

async function chooseStandard() {
  await field('Size').click()
  await page.getByRole('option', { name: /^Standard/ }).click()
}

describe('Add Trailer to Inventory', () => {
  it('OP-TRM-01 OP-TRM-02 OP-TRM-16 OP-TRM-20 OP-TRM-22 OP-TRM-23 OP-MUT-01 adds a trailer once all is filled in', async () => {
    const { sent } = await openDialog({
      answers: {
        checkInTrailer: () => ({
          checkInTrailer: buildTrailer('new', 'E16', { scac: 'CRST', serial: '604418' }),
        }),
      },
    })
    await expect.element(dialog().getByRole('tab', { name: 'Single Trailer' })).toBeVisible()
    await expect.poll(() => Math.round(dialog().element().getBoundingClientRect().width)).toBe(650)
    await off(add())
    await choose('Carrier', 'crs')
    await number().fill('604418')
    await chooseStandard()
    await dialog().getByRole('radio', { name: 'Loaded' }).click()
    await off(add())
    await choose('Location', 'e16')
    await expect.element(dialog().getByText('E16 is free')).toBeVisible()
    await dialog().getByRole('textbox', { name: 'Notes' }).fill('Gate 9:38, seal 4417702')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('CRST 604418 was added to inventory at E16')).toBeVisible()
    expect(dialog().elements()).toEqual([])
    expect(sent).toEqual([
      {
        operation: 'CheckInTrailer',
        variables: {
          siteId: 'site-1',
          scac: 'CRST',
          serial: '604418',
          dimensionCode: 'standard',
          loaded: true,
          zoneId: 'E16',
          notes: 'Gate 9:38, seal 4417702',
        },
      },
    ])
    expect(recentCarriers.read()).toEqual(['CRST'])
  })

  it('OP-TRM-05 OP-TRM-08 OP-TRM-17 OP-TRM-21 says what is missing once a field was left, not before', async () => {
    await openDialog()
    await field('Carrier').click()
    expect(dialog().getByText('Carrier is required').elements()).toEqual([])
    await userEvent.keyboard('{Escape}{Tab}{Tab}')
    await expect.element(dialog().getByText('Carrier is required')).toBeVisible()
    await expect.element(dialog().getByText('Trailer # is required')).toBeVisible()
    expect(dialog().getByText('Location is required').elements()).toEqual([])
    await off(add())
  })

  it('OP-TRM-10 blocks other keys in Trailer #, and judges what is pasted', async () => {
    await openDialog()
    await number().click()
    await userEvent.keyboard('26-17/a_b 3')
    await expect.element(number()).toHaveValue('2617AB 3')
    await number().fill('26-17')
    await expect
      .element(dialog().getByText('Trailer # must contain only letters, numbers or spaces'))
      .toBeVisible()
  })

  it('OP-TRM-06 OP-OPEN-108 takes a carrier that the list does not have, and says what one may be', async () => {
    await openDialog()
    await choose('Carrier', 'zq')
    await expect.element(field('Carrier')).toHaveTextContent('ZQ')
    await choose('Carrier', 'zqxyz')
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog().getByText('Input must be between 2 and 4 characters')).toBeVisible()
  })

  it('OP-CST-01 OP-OPEN-66 heads the carriers with the recent ones', async () => {
    recentCarriers.write(['WERN', 'ZQ'])
    await openDialog()
    await field('Carrier').click()
    await expect.element(page.getByRole('option').first()).toBeVisible()
    const codes = page
      .getByRole('option')
      .elements()
      .map(option => option.textContent?.slice(0, 4))
    expect(codes).toEqual(['WERN', 'ZQca', 'CRST', 'HJBT'])
  })

  it('OP-TRM-11 OP-TRM-25 OP-TRM-26 OP-OPEN-107 merges into the trailer of that name that is on site', async () => {
    const { sent } = await openDialog({
      answers: { updateTrailer: () => ({ updateTrailer: buildTrailer('551902', 'E16') }) },
    })
    await choose('Carrier', 'hjbt')
    await number().fill('551902')
    await expect.element(dialog().getByText('This trailer is already on site')).toBeVisible()
    await expect
      .element(
        dialog().getByText(
          "This trailer already exists. To check-in trailer in this zone click on 'Merge with existing trailer'",
        ),
      )
      .toBeVisible()
    const merge = dialog().getByRole('button', { name: 'Merge with existing trailer' })
    await off(merge)
    await chooseStandard()
    await dialog().getByRole('radio', { name: 'Empty' }).click()
    await choose('Location', 'e16')
    await off(add())
    await expect.element(dialog().getByText(/Merging moves it to E16\./)).toBeVisible()
    await merge.click()
    await expect.element(page.getByText('HJBT 551902 was updated')).toBeVisible()
    expect(sent).toEqual([
      { operation: 'UpdateTrailer', variables: { id: '551902', loaded: false, zoneId: 'E16' } },
    ])
  })

  it('OP-TRM-24 sends once, and keeps what was typed when the server refuses', async () => {
    const { sent } = await openDialog({
      answers: {
        checkInTrailer: () => {
          throw new Error('The selected destination is occupied by another trailer.')
        },
      },
    })
    await choose('Carrier', 'wern')
    await number().fill('744205')
    await chooseStandard()
    await dialog().getByRole('radio', { name: 'Empty' }).click()
    await choose('Location', 'e18')
    await add().click()
    await expect.element(dialog().getByText(/occupied by another trailer/)).toBeVisible()
    await expect.element(number()).toHaveValue('744205')
    expect(sent).toHaveLength(1)
  })

  it('asks before something typed is thrown away', async () => {
    await openDialog()
    await number().fill('744205')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('alertdialog', { name: 'Discard this trailer?' })).toBeVisible()
  })
})

describe('Edit Trailer Info', () => {
  it('OP-TRM-03 OP-TRM-07 OP-TRM-18 OP-TRM-22 sends what was changed', async () => {
    const trailer = buildTrailer('551902', 'PE23', { notes: 'old' })
    const { sent } = openInventory({
      onSite: [trailer],
      answers: { updateTrailer: () => ({ updateTrailer: { ...trailer, zoneId: null, notes: null } }) },
    })
    await page.getByRole('button', { name: /^Edit Trailer/ }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Trailer Info' })
    const save = edit.getByRole('button', { name: /^Save/ })
    await expect.element(save).toHaveAttribute('aria-disabled', 'true')
    await edit.getByRole('textbox', { name: 'Trailer #' }).fill('551903')
    await edit.getByRole('textbox', { name: 'Notes' }).fill('')
    await edit.getByRole('combobox', { name: 'Location' }).click()
    await userEvent.keyboard('{Escape}{Delete}')
    await save.click()
    await expect.element(page.getByText('HJBT 551902 was updated')).toBeVisible()
    expect(sent).toEqual([
      {
        operation: 'UpdateTrailer',
        variables: { id: '551902', serial: '551903', notes: null, zoneId: null },
      },
    ])
  })
})
