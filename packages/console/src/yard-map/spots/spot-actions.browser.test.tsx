import { DEFAULT_SITE_CONFIG, type SiteConfig } from '@tractrix/domain/sites'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildMove } from '../../moves/testing/build-move.ts'
import { buildTrailer, buildZone } from '../../moves/testing/build-yard.ts'
import { drawInSite, type InSite } from '../../moves/testing/draw-in-site.tsx'
import type { TrailerRow } from '../../site-data/index.ts'
import type { MapContents } from '../contents/use-map-contents.ts'
import { SpotActions } from './spot-actions.tsx'

const zone = buildZone('E14', 4)

/** The actions of the spot E14, in which trailer HJBT 551902 stands. */
function openSpot({
  changes = {},
  config = {},
  moves = [],
  ...site
}: InSite & { changes?: Partial<TrailerRow>; config?: Partial<SiteConfig> } = {}) {
  const trailer = buildTrailer('551902', zone.id, changes)
  const contents = {
    site: { config: { ...DEFAULT_SITE_CONFIG, ...config } },
    activeMoves: moves,
  } as unknown as MapContents
  const answers = {
    checkOutTrailer: () => ({ checkOutTrailer: { ...trailer, archived: true, zoneId: null } }),
    setZoneEnabled: () => ({ setZoneEnabled: { ...zone, enabled: false } }),
    undoTrailerCheckout: () => ({ undoTrailerCheckout: trailer }),
    confirmDropOff: () => ({ confirmDropOff: { ...trailer, otrDropOffConfirmed: true } }),
    placeTrailer: ({ zoneId = null }: { zoneId?: string | null }) => ({
      updateTrailer: { ...trailer, zoneId },
    }),
    ...site.answers,
  }
  return drawInSite(
    <div style={{ width: 300 }}>
      <SpotActions zone={zone} trailer={trailer} contents={contents} />
    </div>,
    { ...site, moves, answers },
  )
}

const action = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const toast = (text: string) => page.getByText(text, { exact: true })
const SENT = { operation: 'CheckOutTrailer', variables: { id: '551902' } }

describe('what can be done about the trailer in a spot', () => {
  it('OP-SPT-03 OP-TRS-02 OP-TRS-03 OP-MUT-02 OP-MUT-03 checks it out, says so, and undoes it', async () => {
    const { sent } = openSpot()
    await userEvent.click(action('Check Out Trailer'))
    await expect.element(toast('HJBT 551902 was checked out of E14')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Undo Checkout' }))
    await expect.element(toast('HJBT 551902 is on site again.')).toBeVisible()
    await expect.poll(() => toast('HJBT 551902 was checked out of E14').elements().length).toBe(0)
    expect(sent).toEqual([SENT, { operation: 'UndoTrailerCheckout', variables: { id: '551902' } }])
  })

  it('OP-SPT-03 OP-SPT-07 takes the second click of two for nothing: another action may lie there by then', async () => {
    const { sent } = openSpot()
    const click = (name: string, detail: number) =>
      action(name)
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    await expect.element(action('Check Out Trailer')).toBeVisible()
    click('Check Out Trailer', 1)
    click('Disable Spot', 2)
    await expect.element(toast('HJBT 551902 was checked out of E14')).toBeVisible()
    expect(sent).toEqual([SENT])
    click('Disable Spot', 1)
    await expect
      .poll(() => sent.map(({ operation }) => operation))
      .toEqual([SENT.operation, 'SetZoneEnabled'])
  })

  it('OP-SPT-03 OP-SPT-05 OP-TRS-06 OP-OPEN-35 asks first to confirm the drop-off, where the site wants that', async () => {
    const { sent } = openSpot({
      changes: { otrDropOffConfirmed: false },
      config: { enableTrailerConfirmDropoff: true },
    })
    await expect.element(action('Confirm Drop Off')).toBeVisible()
    expect(action('Check Out Trailer').elements()).toHaveLength(0)
    await userEvent.click(action('Confirm Drop Off'))
    await expect.element(toast('The drop-off of HJBT 551902 is confirmed.')).toBeVisible()
    expect(sent).toEqual([{ operation: 'ConfirmDropOff', variables: { id: '551902' } }])
  })

  it('OP-OPEN-35 OP-OPEN-104 offers no confirmation at other sites', async () => {
    openSpot({ changes: { otrDropOffConfirmed: false } })
    await expect.element(action('Check Out Trailer')).toBeVisible()
    expect(action('Confirm Drop Off').elements()).toHaveLength(0)
  })

  it('OP-SPT-04 OP-TRS-09 OP-OPEN-102 keeps it while a move needs it', async () => {
    const { id, scac, serial } = buildTrailer('551902', zone.id)
    const trailer = { id, scac, serial, lengthMeters: null, widthMeters: null, type: 'dryVan' }
    const { sent } = openSpot({
      moves: [buildMove({ trailer: { ...buildMove().trailer, ...trailer } as never })],
    })
    await expect.element(action('Check Out Trailer').getByText('Trailer Is In Use')).toBeVisible()
    await expect.element(action('Check Out Trailer')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Shift>}o{/Shift}')
    expect(sent).toEqual([])
  })

  it('OP-TRS-10 OP-OPEN-103 keeps it in transit', async () => {
    openSpot({ changes: { inTransit: true } })
    await expect.element(action('Check Out Trailer').getByText('Trailer Is In Transit')).toBeVisible()
  })

  it('OP-SPT-06 OP-MUT-05 marks the spot empty by key, and puts the trailer back', async () => {
    const { sent } = openSpot()
    await expect.element(action('Mark Spot Empty')).toBeVisible()
    await userEvent.keyboard('{Shift>}e{/Shift}')
    await expect.element(toast('E14 is empty. HJBT 551902 has no location.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Undo', exact: true }))
    await expect.element(toast('HJBT 551902 stands in E14 again.')).toBeVisible()
    expect(sent.map(({ variables }) => variables)).toEqual([
      { id: '551902', zoneId: null },
      { id: '551902', zoneId: 'E14' },
    ])
  })

  it('OP-ERR-03 OP-ERR-05 OP-OPEN-151 says in a toast what the server refuses, and in no banner', async () => {
    const refused: unknown[] = []
    openSpot({
      answers: {
        checkOutTrailer: () => {
          throw Object.assign(new Error('Trailer Is In Use'), { extensions: { code: 'TRAILER_STATE' } })
        },
      },
      onError: error => refused.push(error),
    })
    await userEvent.click(action('Check Out Trailer'))
    await expect.element(page.getByRole('alert').getByText('Trailer Is In Use')).toBeVisible()
    expect(refused).toEqual([])
    await expect.element(action('Check Out Trailer')).not.toHaveAttribute('aria-busy')
  })

  it('OP-OPEN-01 offers nothing of it to those who only look', async () => {
    openSpot({ role: 'Customer' })
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })
})
