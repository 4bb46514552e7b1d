import { runsDemo } from './runs-demo.ts'

/** How much the demo traffic is to do by the settings: `calm` unless they say otherwise, `off` without the demo yards. */
export function demoTraffic(settings: Record<string, string | undefined>): string {
  if (!runsDemo(settings)) return 'off'
  return settings.TRACTRIX_DEMO_TRAFFIC?.trim().toLowerCase() || 'calm'
}
