import type { ReactNode } from 'react'
import { useFeatures } from '../../platform/feature/features-context.ts'
import { Provided } from '../../platform/feature/provided.tsx'
import { SiteProvider, type SiteRow } from '../../sites/index.ts'

/** Puts the selected site, and what features provide for it, around the page; without a site the page stands alone. */
export function SiteScope({ site, children }: { site: SiteRow | null; children: ReactNode }) {
  const features = useFeatures()
  if (site === null) return children
  return (
    <SiteProvider value={site}>
      <Provided by={features.flatMap(feature => feature.SiteProvider ?? [])}>{children}</Provided>
    </SiteProvider>
  )
}
