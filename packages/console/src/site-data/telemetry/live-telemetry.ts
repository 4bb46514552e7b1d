import { useMemo } from 'react'
import {
  FleetViewTelemetryDocument,
  type TelemetryFieldsFragment,
} from '../../platform/graphql/graphql.generated.ts'
import type { LiveLink } from '../../platform/live/live-link.ts'
import { useLiveLink } from '../../platform/live/live-link-context.tsx'
import type { Telemetry } from './telemetry.ts'
import type { TelemetrySource } from './telemetry-source.ts'

/** A subscription that the server ended with an error is tried again after this time, in milliseconds. */
const RETRY_AFTER_MS = 5_000

/** The telemetry of the console's own live connection. */
export function useLiveTelemetry(): TelemetrySource {
  const link = useLiveLink()
  return useMemo(() => liveTelemetry(link), [link])
}

/** The telemetry of the live connection; while the subscription is refused it is asked for again and again. */
export function liveTelemetry(link: Pick<LiveLink, 'subscribe'>): TelemetrySource {
  return {
    follow(siteId, take) {
      let timer: ReturnType<typeof setTimeout> | undefined
      let stop = () => {}
      const subscribe = () => {
        stop()
        stop = link.subscribe(
          FleetViewTelemetryDocument,
          { siteIds: [siteId] },
          ({ fleetViewTelemetry }) => {
            const now = Date.now()
            take(onOwnClock(fleetViewTelemetry, now), now)
          },
          () => {
            clearTimeout(timer)
            timer = setTimeout(subscribe, RETRY_AFTER_MS)
          },
        )
      }
      subscribe()
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
  }
}

/** The samples of one message, which has just arrived: `at` and `updatedAt` are both by the clock of the server. */
export function onOwnClock(
  { at, trucks }: { at: string; trucks: readonly TelemetryFieldsFragment[] },
  now: number,
): Telemetry[] {
  const sentAt = Date.parse(at)
  return trucks.map(truck => ({ ...truck, serverReceivedAt: now - (sentAt - Date.parse(truck.updatedAt)) }))
}
