import { useFeatures } from '../../../platform/feature/features-context.ts'
import { useConsoleFeatures } from '../../../platform/settings/console-features.ts'
import { useVariant } from '../../../platform/variant.ts'
import { t } from '../../../platform/words.ts'
import { SiteSelector, useSiteIfAny } from '../../../sites/index.ts'
import { useBelow } from '../../../ui/theme/use-media-query.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'
import { UserMenu } from './user-menu.tsx'

/** The strip at the top: where one is, where one can go, what one can do. */
export function Header() {
  const phone = useBelow(768)
  const { environmentName } = useConsoleFeatures()
  // At a tablet's width the last tab would be cut otherwise.
  const withName = !useBelow(1024)
  const site = useSiteIfAny()
  const { navigation } = useVariant()
  const features = useFeatures()
  return (
    <header className={styles.header}>
      <div className={styles.brand}>
        <Logo size={phone ? 28 : 24} />
        {withName && <span>Tractrix</span>}
        {!phone && environmentName && (
          <span className={styles.environment} data-part="environment">
            {environmentName}
          </span>
        )}
      </div>
      {navigation ? <SiteSelector /> : <ConsoleName siteName={site?.name ?? null} />}
      {!phone && navigation && <MainNav />}
      <span className={styles.space} />
      {features.map(({ name, HeaderPart }) => HeaderPart && <HeaderPart key={name} />)}
      {!phone && <span className={styles.line} />}
      <UserMenu />
    </header>
  )
}

/** What stands in place of site selector and tabs in the integration console (OP-CON-03). */
function ConsoleName({ siteName }: { siteName: string | null }) {
  return (
    <span className={styles.consoleName}>
      {t('Integration Console')}
      {siteName !== null && <b>{siteName}</b>}
    </span>
  )
}
