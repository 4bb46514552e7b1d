import { useVariant } from '../platform/variant.ts'
import { t } from '../platform/words.ts'
import { type SiteRow, useSiteIfAny, useSites } from '../sites/index.ts'
import { useBelow } from '../ui/theme/use-media-query.ts'
import './map-tokens.css'
import { useMapContents } from './contents/use-map-contents.ts'
import { YardMap } from './live-map/yard-map.tsx'
import styles from './map-page.module.css'
import { PhoneMap } from './phone/phone-map.tsx'
import { MapSidebar } from './sidebar/map-sidebar.tsx'
import { SpotPopup } from './spots/spot-popup.tsx'
import { useMapChoice } from './state/use-map-choice.ts'

/** The Map tab (OP-RTE-04): the live yard with its sidebar. Another site starts it anew. */
export function MapPage() {
  const site = useSiteIfAny()
  const { sites, failed } = useSites()
  if (site !== null) return <SiteMap key={site.id} site={site} />
  if (failed) return <p className={styles.notice}>{t('Unable to load sites')}</p>
  return sites && <p className={styles.notice}>{t('Please select a site from the Account menu')}</p>
}

function SiteMap({ site }: { site: SiteRow }) {
  const contents = useMapContents(site)
  const choice = useMapChoice(contents)
  const isPhone = useBelow(768)
  const { name: variant } = useVariant()
  if (isPhone) return <PhoneMap contents={contents} choice={choice} />
  return (
    <div className={styles.page}>
      {variant !== 'customer' && <MapSidebar contents={contents} choice={choice} />}
      <YardMap contents={contents} choice={choice}>
        {popup => (
          <div ref={popup} className={styles.pin} data-part="pin">
            <SpotPopup contents={contents} choice={choice} />
          </div>
        )}
      </YardMap>
    </div>
  )
}
