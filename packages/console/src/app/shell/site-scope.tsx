import type { ReactNode } from 'react'
import { MoveDialogs, YardProvider } from '../../moves/index.ts'
import { SiteProvider, type SiteRow } from '../../sites/index.ts'
import { FleetTelemetry } from '../../trucks/index.ts'

/** Puts the data of the selected site around the page; without a site the page stands alone. */
export function SiteScope({ site, children }: { site: SiteRow | null; children: ReactNode }) {
  if (site === null) return children
  return (
    <SiteProvider value={site}>
      <FleetTelemetry key={site.id} siteId={site.id}>
        <YardProvider>
          <MoveDialogs>{children}</MoveDialogs>
        </YardProvider>
      </FleetTelemetry>
    </SiteProvider>
  )
}
