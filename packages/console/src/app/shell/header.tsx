import { Plus } from 'lucide-react'
import { useConsoleFeatures } from '../../platform/console-features.ts'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import { SiteSelector, useSiteIfAny } from '../../sites/index.ts'
import { useBelow } from '../../ui/theme/use-media-query.ts'
import { AddMoveButton } from './add-move-button.tsx'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'
import { SimulatedTime } from './simulated-time.tsx'
import { UserMenu } from './user-menu.tsx'

/** The strip at the top: where one is, where one can go, what one can do. */
export function Header() {
  const phone = useBelow(768)
  const { environmentName } = useConsoleFeatures()
  const narrow = useBelow(1200)
  // At a tablet's width the last tab would be cut otherwise.
  const withName = !useBelow(1024)
  const site = useSiteIfAny()
  const { addMove, navigation, simulatedTime } = useVariant()
  return (
    <header className="shell-header">
      <div className="brand">
        <Logo size={phone ? 28 : 24} />
        {withName && <span>Tractrix</span>}
        {!phone && environmentName && <span className="environment">{environmentName}</span>}
      </div>
      {navigation ? <SiteSelector /> : <ConsoleName siteName={site?.name ?? null} />}
      {!phone && navigation && <MainNav />}
      <span className="flex-1" />
      {!narrow && simulatedTime && site && <SimulatedTime siteId={site.id} />}
      {addMove && <AddMoveButton icon={Plus} phone={phone} />}
      {!phone && <span className="header-line" />}
      <UserMenu />
    </header>
  )
}

/** What stands in place of site selector and tabs in the integration console (OP-CON-03). */
function ConsoleName({ siteName }: { siteName: string | null }) {
  return (
    <span className="console-name">
      {t('Integration Console')}
      {siteName !== null && <b>{siteName}</b>}
    </span>
  )
}
