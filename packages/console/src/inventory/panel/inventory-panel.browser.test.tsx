import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildClock } from '../../detention/testing/build-clock.ts'
import { buildMove } from '../../moves/testing/build-move.ts'
import { buildTrailer } from '../../moves/testing/build-yard.ts'
import { openInventory } from '../testing/open-inventory.tsx'

const row = (name: RegExp | string) => page.getByRole('row', { name })
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
const MINUTE = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString()
const serials = () =>
  [...document.querySelectorAll('[role=row][data-row]')].map(element => element.getAttribute('data-row'))

describe('All On Site', () => {
  it('OP-INV-01 OP-INV-02 OP-INV-04 OP-INV-05 OP-INV-07 has tabs, a count, Export, Add and the range', async () => {
    openInventory()
    await expect.element(page.getByRole('tab', { name: 'All On Site 2' })).toBeVisible()
    await expect.element(page.getByText('1-2 of 2 trailer(s)')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Add Trailer to Inventory' })).toBeVisible()
    const link = page.getByRole('link', { name: 'Export' })
    await expect.element(link).toHaveAttribute('href', '/sites/site-1/trailers?filetype=csv')
    await page.getByRole('tab', { name: 'Checked Out' }).click()
    await expect.element(page.getByText('There are no trailers checked out')).toBeVisible()
    expect(link.elements()).toEqual([])
  })

  it('OP-INV-06 OP-INV-08 shows twenty a page, the newest arrival first', async () => {
    const trailers = Array.from({ length: 45 }, (_, index) =>
      buildTrailer(`T${String(index).padStart(2, '0')}`, null, { createdAt: ago(index) }),
    )
    openInventory({ onSite: trailers.toReversed() })
    await expect.element(page.getByText('1-20 of 45 trailer(s)')).toBeVisible()
    expect(serials()[0]).toBe('T00')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByText('41-45 of 45 trailer(s)')).toBeVisible()
    expect(serials()).toEqual(['T40', 'T41', 'T42', 'T43', 'T44'])
    await page.getByRole('button', { name: 'Carrier' }).first().click()
    await expect.element(page.getByText('1-20 of 45 trailer(s)')).toBeVisible()
  })

  it('OP-INV-13 OP-INV-14 OP-INV-15 OP-INV-16 says what is missing and how big a trailer is, 53 feet in red', async () => {
    openInventory({
      onSite: [
        buildTrailer('1', null),
        buildTrailer('2', 'E17', { lengthMeters: 8.534, widthMeters: 2.591 }),
        buildTrailer('3', null, { attachedTruckId: 'AV-01', inTransit: true }),
      ],
      moves: [
        buildMove({
          id: 'm1',
          status: 'in_progress',
          trailer: {
            id: '3',
            scac: 'HJBT',
            serial: '3',
            inTransit: true,
            dimensionCode: null,
            lengthMeters: null,
          },
          toZone: { id: 'E18', name: 'E18', enabled: true },
        }),
      ],
    })
    await expect.element(row(/HJBT 1 .*Missing Zone!/)).toBeVisible()
    await expect.element(cell(`Dry Van 28' x 102"`)).toBeVisible()
    const long = page.getByText(`53'`, { exact: true }).first()
    await expect.element(long).toBeVisible()
    const red = getComputedStyle(document.documentElement).getPropertyValue('--red-fg').trim()
    const probe = document.createElement('i')
    probe.style.color = red
    document.body.append(probe)
    expect(getComputedStyle(long.element()).color).toBe(getComputedStyle(probe).color)
    probe.remove()
    await expect.element(row(/HJBT 3 .*AV-01.*E18/)).toBeVisible()
  })

  it('OP-INV-11 OP-INV-12 says that filters hide all, and that there is none', async () => {
    const opened = openInventory({ filters: { scac: ['ZZ'] } })
    await expect.element(page.getByText('All trailers are currently filtered out.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect.element(page.getByText('1-2 of 2 trailer(s)')).toBeVisible()
    expect(opened.sent).toEqual([])
  })

  it('OP-INV-05 OP-OPEN-33 exports what the filters show', async () => {
    openInventory({
      filters: {
        serial: ['55'],
        dimensionCode: ['pup', 'standard'],
        loaded: ['empty'],
        zone: ['', 'East doors, north'],
        onSite: ['over'],
      },
    })
    await expect
      .element(page.getByRole('link', { name: 'Export' }))
      .toHaveAttribute(
        'href',
        '/sites/site-1/trailers?filetype=csv&serial=55&dimensionCode=pup%2Cstandard&load=empty&location=&location=East+doors%2C+north&detention=over',
      )
  })

  it('OP-INV-12 OP-OPEN-77 says that no trailer is on site', async () => {
    openInventory({ onSite: [] })
    await expect.element(page.getByText('There are no trailers on site')).toBeVisible()
  })

  it('OP-OPEN-30 filters by location with the number of trailers of each', async () => {
    openInventory({ onSite: [buildTrailer('1', null), buildTrailer('2', 'E17'), buildTrailer('3', 'PE23')] })
    await page.getByRole('button', { name: 'Filter Location' }).click()
    const panel = page.getByRole('dialog', { name: 'Location' })
    await expect.element(panel.getByText('Missing Zone!')).toBeVisible()
    expect(panel.element().textContent).toContain('Missing Zone!Only1East doorsOnly1Row PEOnly1')
    await panel.getByRole('checkbox', { name: 'East doors' }).click()
    await expect.element(page.getByText('1-1 of 1 trailer(s)')).toBeVisible()
    await panel.getByRole('button', { name: 'Only Missing Zone!' }).click()
    await expect.element(row(/HJBT 1 /)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: /^Take off the filter Location/ }).click()
    await expect.element(page.getByText('1-3 of 3 trailer(s)')).toBeVisible()
  })

  it('OP-INV-18 OP-SUB-04 follows trailers that come, change and leave', async () => {
    const { network } = openInventory({ onSite: [buildTrailer('1', 'E17')] })
    await expect.element(row(/HJBT 1 /)).toBeVisible()
    const tell = (operation: string, trailer: ReturnType<typeof buildTrailer>) =>
      network.tell('trailerUpdates', { operation, trailerId: trailer.id, trailer })
    tell('create', buildTrailer('2', 'PE23', { createdAt: ago(0), scac: 'CRST' }))
    await expect.element(page.getByText('1-2 of 2 trailer(s)')).toBeVisible()
    tell('update', buildTrailer('1', null, { updatedAt: ago(0) }))
    await expect.element(row(/HJBT 1 .*Missing Zone!/)).toBeVisible()
    tell('update', buildTrailer('2', null, { archived: true, archivedAt: ago(0), scac: 'CRST' }))
    await expect.element(page.getByText('1-1 of 1 trailer(s)')).toBeVisible()
  })

  it('says that the trailers could not be loaded, and asks again', async () => {
    let broken = true
    openInventory({
      answers: {
        trailerClocks: () => {
          throw new Error('The shelf is empty.')
        },
        trailersOnSite: () => {
          if (broken) throw new Error('The shelf is empty.')
          return { paginatedTrailers: { totalCount: 0, trailers: [] } }
        },
      },
    })
    await expect.element(page.getByRole('heading', { name: 'Inventory' })).toBeVisible()
    broken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('There are no trailers on site')).toBeVisible()
  })

  it('OP-OPEN-01 gives people who may only look no way to change anything', async () => {
    openInventory({ role: 'Customer', variant: 'operations' })
    await expect.element(row(/HJBT 551902/)).toBeVisible()
    expect(page.getByRole('button', { name: 'Add Trailer to Inventory' }).elements()).toEqual([])
    expect(page.getByRole('button', { name: /^Check Out/ }).elements()).toEqual([])
  })
})

it('OP-OPEN-30 shows how a trailer stands against its free time, and filters by it', async () => {
  const over = { ...buildTrailer('1', 'E17'), detention: buildClock(74) }
  const free = { ...buildTrailer('2', 'PE23'), detention: buildClock(2) }
  openInventory({ onSite: [over, free] })
  await expect.element(row(/HJBT 1 .*Over 1 d 2 h.*\$150/)).toBeVisible()
  await expect.element(row(/HJBT 2 .*left/)).toBeVisible()
  await page.getByRole('button', { name: 'Filter On site / free time' }).click()
  await page.getByRole('checkbox', { name: 'Over free time' }).click()
  await expect.element(page.getByText('1-1 of 1 trailer(s)')).toBeVisible()
})

describe('what can be done with a trailer on site', () => {
  it('OP-TRS-02 OP-TRS-09 OP-OPEN-102 checks out; a trailer that a move needs says why not', async () => {
    const used = {
      id: '2',
      scac: 'HJBT',
      serial: '2',
      inTransit: false,
      dimensionCode: null,
      lengthMeters: null,
    }
    const { sent } = openInventory({
      onSite: [buildTrailer('1', 'E17'), buildTrailer('2', 'PE23')],
      moves: [buildMove({ id: 'm1', status: 'pending', trailer: used })],
      answers: {
        checkOutTrailer: () => ({ checkOutTrailer: buildTrailer('1', null, { archived: true }) }),
      },
    })
    const out = (name: string) => row(new RegExp(`HJBT ${name} `)).getByRole('button', { name: /^Check Out/ })
    await expect.element(out('2')).toHaveAttribute('aria-disabled', 'true')
    await out('2').hover()
    await expect.element(page.getByText('Trailer Is In Use')).toBeVisible()
    await out('1').click()
    await expect.element(page.getByText('HJBT 1 was checked out of E17')).toBeVisible()
    expect(sent).toEqual([{ operation: 'CheckOutTrailer', variables: { id: '1' } }])
  })

  it('OP-TRS-08 OP-OPEN-35 offers Confirm Drop Off in place of Check Out where the site wants it', async () => {
    const waiting = buildTrailer('1', 'E17', { otrDropOffConfirmed: false })
    const { sent } = openInventory({
      config: { enableTrailerConfirmDropoff: true },
      onSite: [waiting],
      answers: { confirmDropOff: () => ({ confirmDropOff: { ...waiting, otrDropOffConfirmed: true } }) },
    })
    const confirm = row(/HJBT 1 /).getByRole('button', { name: /^Confirm Drop Off/ })
    await expect.element(confirm).toBeVisible()
    expect(page.getByRole('button', { name: /^Check Out/ }).elements()).toEqual([])
    await confirm.click()
    await expect.element(page.getByRole('button', { name: /^Check Out/ })).toBeVisible()
    expect(sent.map(({ operation }) => operation)).toEqual(['ConfirmDropOff'])
  })

  it('OP-TRS-11 OP-TRS-13 leads to Create New Move with the trailer, or says why not', async () => {
    openInventory({ onSite: [buildTrailer('551902', 'PE23'), buildTrailer('551903', null)] })
    await row(/HJBT 551903/)
      .getByRole('button', { name: /^More actions/ })
      .click()
    const item = page.getByRole('menuitem', { name: /^Add Move/ })
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect.element(item.getByText('This trailer has no location.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await row(/HJBT 551902/)
      .getByRole('button', { name: /^More actions/ })
      .click()
    await page.getByRole('menuitem', { name: /^Add Move/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New Move' })
    const chosen = dialog.getByRole('combobox', { name: 'Trailer' })
    await expect.element(chosen.getByText('HJBT 551902')).toBeVisible()
  })

  it('OP-TRM-04 OP-OPEN-31 shows every field of a trailer', async () => {
    openInventory({ onSite: [buildTrailer('551902', 'PE23', { notes: 'seal 4417702' })] })
    await row(/HJBT 551902/).dblClick()
    const dialog = page.getByRole('dialog', { name: 'Trailer Details' })
    await dialog.getByText('Trailer Details', { exact: true }).last().click()
    for (const [key, value] of [
      ['dimensionCode', 'standard'],
      ['notes', 'seal 4417702'],
      ['archivedAt', '-'],
    ])
      expect(dialog.element().textContent).toContain(`${key}${value}`)
  })
})

describe('Checked Out', () => {
  const leave = (id: string, minutes: number, changes: Parameters<typeof buildTrailer>[2] = {}) =>
    buildTrailer(id, null, { archived: true, archivedAt: ago(minutes), priorZoneId: 'E17', ...changes })

  it('OP-INV-09 OP-INV-10 asks the server by page, and again when filtered', async () => {
    const left = Array.from({ length: 25 }, (_, index) => leave(`T${index}`, index))
    const { asked } = openInventory({ tab: 'archived', left })
    await expect.element(page.getByText('1-20 of 25 trailer(s)')).toBeVisible()
    expect(asked[0]).toMatchObject({
      take: 20,
      skip: 0,
      where: { archived: true },
      orderBy: [{ field: 'archivedAt', direction: 'desc' }],
    })
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByText('21-25 of 25 trailer(s)')).toBeVisible()
    await page.getByRole('button', { name: 'Filter Carrier' }).click()
    await userEvent.keyboard('zz')
    await expect.element(page.getByText('All trailers are currently filtered out.')).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ skip: 0, where: { scac: 'zz' } })
  })

  it('OP-TRS-03 OP-TRS-04 OP-OPEN-105 offers Undo Checkout until the window is over, then Re-Check-In', async () => {
    const { sent } = openInventory({
      tab: 'archived',
      left: [leave('1', 5), leave('2', 25 * 60)],
      answers: { undoTrailerCheckout: () => ({ undoTrailerCheckout: buildTrailer('1', 'E17') }) },
    })
    const undo = row(/HJBT 1 /).getByRole('button', { name: /^Undo Checkout/ })
    await expect.element(undo).toBeVisible()
    expect(
      row(/HJBT 2 /)
        .getByRole('button', { name: /^Undo Checkout/ })
        .elements(),
    ).toEqual([])
    await row(/HJBT 2 /)
      .getByRole('button', { name: /^Re-Check-In/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Add Trailer to Inventory' })
    await expect.element(dialog.getByRole('textbox', { name: 'Trailer #' })).toHaveValue('2')
    await userEvent.keyboard('{Escape}')
    await undo.click()
    await expect.element(page.getByText('HJBT 1 is on site again.')).toBeVisible()
    expect(sent.map(({ operation }) => operation)).toEqual(['UndoTrailerCheckout'])
  })

  it('OP-TRS-05 turns Re-Check-In off while one of that name is on site', async () => {
    openInventory({
      tab: 'archived',
      onSite: [buildTrailer('551902', 'PE23')],
      left: [leave('old', 25 * 60, { serial: '551902' })],
    })
    const again = row(/HJBT 551902/).getByRole('button', { name: /^Re-Check-In/ })
    await expect.element(again).toHaveAttribute('aria-disabled', 'true')
    await again.hover()
    await expect.element(page.getByText('Trailer is already checked in')).toBeVisible()
  })

  it('OP-INV-17 OP-INV-18 asks again a moment after a trailer left', async () => {
    const { network, left, asked } = openInventory({ tab: 'archived' })
    await expect.element(page.getByText('There are no trailers checked out')).toBeVisible()
    const gone = leave('551902', 0)
    left.push(gone)
    network.tell('trailerUpdates', { operation: 'update', trailerId: gone.id, trailer: gone })
    await expect.element(row(/HJBT 551902/)).toBeVisible()
    expect(asked).toHaveLength(2)
  })
})
