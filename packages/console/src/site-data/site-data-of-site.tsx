import type { ReactNode } from 'react'
import { useShownTab, useSite } from '../sites/index.ts'
import { SiteDataProvider } from './site-data-context.tsx'
import { FleetTelemetry } from './telemetry/fleet-telemetry.tsx'

/** Puts the data of the selected site around its pages; another site begins with nothing. */
export function SiteDataOfSite({ children }: { children: ReactNode }) {
  const { id } = useSite()
  const tab = useShownTab()
  return (
    <FleetTelemetry key={id} siteId={id}>
      <SiteDataProvider pageShowsTrucksFailed={tab?.showsTrucksFailed === true}>{children}</SiteDataProvider>
    </FleetTelemetry>
  )
}
