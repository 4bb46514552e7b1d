import type { ReactNode } from 'react'
import { MoveDialogs, YardProvider } from '../../moves/index.ts'
import { useShownPath } from '../../platform/use-shown-path.ts'
import { SiteProvider, type SiteRow, tabOfPath } from '../../sites/index.ts'
import { FleetTelemetry } from '../../trucks/index.ts'

/** Puts the data of the selected site around the page; without a site the page stands alone. */
export function SiteScope({ site, children }: { site: SiteRow | null; children: ReactNode }) {
  const onMap = tabOfPath(useShownPath()) === 'map'
  if (site === null) return children
  return (
    <SiteProvider value={site}>
      <FleetTelemetry key={site.id} siteId={site.id}>
        <YardProvider tellsOfTrucks={onMap}>
          <MoveDialogs>{children}</MoveDialogs>
        </YardProvider>
      </FleetTelemetry>
    </SiteProvider>
  )
}
