import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../ui/testing/draw.tsx'
import { FleetTelemetry, useFleetValue, useTruckTelemetry } from './fleet-telemetry.tsx'
import type { Telemetry } from './telemetry.ts'
import { type TelemetrySource, TelemetrySourceProvider } from './telemetry-source.ts'

const sample = (truckId: string, batteryPercentage: number) => ({ truckId, batteryPercentage }) as Telemetry

function Figures() {
  const charge = useTruckTelemetry('av-01')?.batteryPercentage ?? 'unknown'
  const trucks = useFleetValue(samples => samples.length)
  return <p>{`${charge} of ${trucks}`}</p>
}

it('shows what any source delivers, such as a recording, and nothing after it was left', async () => {
  let play: Parameters<TelemetrySource['follow']>[1] = () => {}
  const ended: string[] = []
  const recording: TelemetrySource = {
    follow(siteId, take) {
      play = take
      return () => ended.push(siteId)
    },
  }
  const site = (
    <TelemetrySourceProvider value={recording}>
      <FleetTelemetry siteId="site-1">
        <Figures />
      </FleetTelemetry>
    </TelemetrySourceProvider>
  )
  const { redraw } = draw(site)
  await expect.element(page.getByText('unknown of 0')).toBeVisible()
  play([sample('av-01', 61), sample('av-02', 80)], 1)
  await expect.element(page.getByText('61 of 2')).toBeVisible()
  play([sample('av-01', 60)], 2)
  await expect.element(page.getByText('60 of 2')).toBeVisible()
  ended.length = 0
  redraw(null)
  await expect.poll(() => ended).toEqual(['site-1'])
})
