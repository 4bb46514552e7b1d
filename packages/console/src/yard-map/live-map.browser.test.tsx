import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawInSite, type InSite, yardAnswers } from '../moves/testing/draw-in-site.tsx'
import { gate } from '../moves/testing/gate.ts'
import { MapPage } from './map-page.tsx'

const BASE_MAP = { type: 'FeatureCollection', attribution: '© OpenStreetMap contributors', features: [] }

/** Telemetry of a truck so many meters north and east of the doors. */
const truck = (truckId: string, north: number, east: number) => ({
  __typename: 'TruckTelemetry',
  truckId,
  truckInternalId: `bwi-${truckId}`,
  siteId: 'site-1',
  activeMoveId: null,
  activeSegmentId: null,
  missionSegmentType: null,
  isStale: false,
  isDefault: false,
  autonomyActive: true,
  paused: false,
  eStopReleased: true,
  batteryPercentage: 80,
  latitudeDegrees: 39.2806 + north / 111_000,
  longitudeDegrees: -76.55 + east / 86_000,
  headingRadians: 0,
  trailerAngleRadians: null,
  speedMetersPerSecond: 0,
  trailerIsConnected: false,
  connectedTrailerId: null,
  hasRemoteAssist: false,
  hardDriveUtilization: null,
  truckState: 'idle',
  connected: true,
  avBlockedReason: null,
  alerts: [],
  alertsOmitted: 0,
  clockOffsetSeconds: 0,
  reportedAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
})

/** The map page in a window of 1000 by 600, with a base map that comes when `baseMap` resolves. */
async function openMap({
  baseMap = Promise.resolve(),
  ...site
}: InSite & { baseMap?: Promise<unknown> } = {}) {
  localStorage.clear()
  vi.stubGlobal('fetch', async () => {
    await baseMap
    return new Response(JSON.stringify(BASE_MAP))
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await page.viewport(1000, 600)
  const drawn = drawInSite(
    <div style={{ height: 600, display: 'flex', flexDirection: 'column' }}>
      <MapPage />
    </div>,
    site,
  )
  const tell = (...trucks: ReturnType<typeof truck>[]) =>
    expect
      .poll(() =>
        drawn.network.tell('fleetViewTelemetry', { siteId: 'site-1', at: new Date().toISOString(), trucks }),
      )
      .toBe(true)
  return { ...drawn, tell }
}
const isOpen = () => document.querySelector('[data-part=map][data-open]') !== null
const map = () => page.getByRole('application', { name: /^Live map of the yard/ })

it('shows nothing before base map, zones, trailers, trucks and their telemetry are there, then all at once', async () => {
  const [baseMap, trucks] = [gate(), gate()]
  const { getTrucks } = yardAnswers([]).trucks!({}) as { getTrucks: object }
  const { tell } = await openMap({
    baseMap: baseMap.opened,
    answers: { trucks: () => trucks.opened.then(() => ({ getTrucks })) },
  })
  baseMap.open()
  await expect.element(page.getByText('© OpenStreetMap contributors')).toBeVisible()
  expect(isOpen()).toBe(false)
  trucks.open()
  await expect.element(page.getByRole('button', { name: 'Show AV-01 on the map' })).toBeVisible()
  expect(isOpen()).toBe(false)
  await tell(truck('AV-01', 0, 30))
  await expect.poll(isOpen, { timeout: 1_500 }).toBe(true)
})

it('shows what is there after a while when something does not come', async () => {
  const { tell } = await openMap({ baseMap: new Promise(() => undefined) })
  await tell(truck('AV-01', 0, 30))
  expect(isOpen()).toBe(false)
  await expect.poll(isOpen, { timeout: 9_000 }).toBe(true)
})

it('leads to a truck outside the map by an arrow, and stays with it until the map is moved', async () => {
  const { tell } = await openMap()
  await tell(truck('AV-01', 0, 30), truck('AV-05', 0, 2_000))
  await expect.poll(isOpen).toBe(true)
  const arrow = page.getByRole('button', { name: /^Show AV-0\d, outside the map$/ })
  await expect.element(arrow).toBeVisible()
  await arrow.click()
  await expect.element(page.getByRole('button', { name: /^Follow AV-0\d$/ })).toBeVisible()
  await userEvent.keyboard('f')
  const follow = page.getByRole('button', { name: /^Follow AV-0\d$/ })
  await expect.element(follow).toHaveAttribute('aria-pressed', 'true')
  map().element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(follow).toHaveAttribute('aria-pressed', 'false')
})

it('OP-OVL-06 opens the spot in the middle by Enter, with what stands in it, and gives the focus back', async () => {
  const { tell } = await openMap()
  await tell(truck('AV-01', 20, 12), truck('AV-05', -20, 12))
  await expect.poll(isOpen).toBe(true)
  map().element().focus()
  await userEvent.keyboard('{Enter}')
  const popup = page.getByRole('region', { name: /^Spot E1\d$/ })
  await expect.element(popup).toHaveFocus()
  await expect.element(popup.getByText(/Empty|SCNN|HJBT/).first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => popup.elements().length).toBe(0)
  expect(document.activeElement).toBe(map().element())
})
