import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawInSite, type InSite } from '../../../moves/testing/draw-in-site.tsx'
import { Header } from './header.tsx'

const SIM_TIME = {
  __typename: 'SimTime',
  initialization: '2026-05-12T08:00:00.000Z',
  clock: '2026-05-12T09:30:00.000Z',
  siteId: 'site-1',
  rate: 1,
}
const simTime = page.getByText('Simulated', { exact: true })
const addMove = page.getByRole('button', { name: /^Add Move/ })
const selector = page.getByRole('button', { name: 'Select a site' })

function drawHeader(given: InSite = {}): void {
  drawInSite(<Header />, {
    address: '/sites/site-1/queue',
    ...given,
    answers: { sites: () => ({ sites: [] }), ...given.answers },
  })
}

describe('the header', () => {
  it('OP-NAV-10 shows the logo', async () => {
    drawHeader()
    await expect.element(page.getByRole('banner').getByText('Tractrix')).toBeVisible()
    expect(document.querySelector('header svg')?.getBoundingClientRect().width).toBe(24)
  })

  it('OP-NAV-16 opens Create New Move with the Add Move button', async () => {
    drawHeader()
    await addMove.click()
    await expect.element(page.getByRole('dialog', { name: 'Create New Move' })).toBeVisible()
  })

  it('OP-NAV-19 MV-SITE-05 has Add Move off while no site is selected', async () => {
    drawHeader({ withoutSite: true, address: '/sites' })
    await expect.element(addMove).toHaveAttribute('aria-description', 'No site is selected.')
  })

  it('OP-NAV-15 says in the site selector that the sites could not be loaded', async () => {
    drawHeader({
      withoutSite: true,
      address: '/sites',
      answers: {
        sites: () => {
          throw new Error('The list is lost.')
        },
      },
    })
    const failed = page.getByRole('button', { name: 'Unable to load' })
    await expect.element(failed).toHaveAttribute('aria-disabled', 'true')
    expect(selector.elements()).toEqual([])
  })
})

describe('the simulated time', () => {
  const simulated = (answer: object | null) => {
    const asked: string[] = []
    const simTime = () => {
      asked.push('simTime')
      return { getSimDateTime: answer }
    }
    return { asked, answers: { simTime } }
  }

  it('OP-SIM-01 OP-SIM-02 OP-OPEN-60 stands in the header of a simulated site', async () => {
    drawHeader({ answers: simulated(SIM_TIME).answers })
    await expect.element(simTime).toBeInTheDocument()
    const shown = document.querySelector('[data-tip="Simulated time"]')!
    expect(shown.querySelector('time')?.dateTime).toMatch(/^2026-05-12T09:30:0/)
    expect(shown.querySelector('time')?.textContent).toMatch(/^2026-05-12 \d{1,2}:30 [AP]M$/)
    expect(shown.textContent).toContain('1×')
  })

  it('OP-SIM-02 OP-OPEN-60 is not there where a site has none', async () => {
    const { asked, answers } = simulated(null)
    drawHeader({ answers })
    await expect.poll(() => asked.length).toBe(1)
    await expect.element(addMove).toBeVisible()
    expect(simTime.elements()).toEqual([])
  })

  it('OP-SIM-03 OP-NAV-17 is hidden in the integration console, and Add Move with it', async () => {
    const { asked, answers } = simulated(SIM_TIME)
    drawHeader({ answers, variant: 'integration', address: '/console' })
    await expect.element(page.getByText(/^Integration Console/)).toBeVisible()
    expect(asked).toEqual([])
    expect(simTime.elements()).toEqual([])
    expect(addMove.elements()).toEqual([])
  })
})
