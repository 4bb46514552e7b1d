import { Link } from '@tanstack/react-router'
import { type MainTab, tabReasons } from '../../../platform/feature/main-tab.ts'
import { t } from '../../../platform/words.ts'
import { tabPath, useSiteIfAny } from '../../../sites/index.ts'
import { tipProps } from '../../../ui/actions/tip-props.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TAB_LOOK } from '../../../ui/surfaces/tabs.tsx'
import styles from './main-nav.module.css'
import { useMainTabs } from './use-main-tabs.ts'

/** The main tabs, in the header or (`bottom`) at the foot of a small screen (OP-NAV-01, OP-NAV-08). */
export function MainNav({ bottom = false }: { bottom?: boolean }) {
  const tabs = useMainTabs().filter(({ inAccountMenu }) => !inAccountMenu)
  return (
    <nav className={bottom ? styles.bottom : classNames(TAB_LOOK.row, styles.row)} aria-label={t('Main')}>
      {tabs.map(tab => (
        <NavItem key={tab.tab} tab={tab} bottom={bottom} />
      ))}
    </nav>
  )
}

function NavItem({ tab, bottom }: { tab: MainTab; bottom: boolean }) {
  const siteId = useSiteIfAny()?.id ?? null
  const reasons = tabReasons(tab, siteId)
  const label = t(tab.label)
  const look = bottom ? styles.bottomTab : classNames(TAB_LOOK.tab, styles.tab)
  if (siteId === null || reasons.length > 0) {
    const tip = tipProps({
      title: t('{tab} is not available', { tab: label }),
      reasons: reasons.map(reason => t(reason)),
    })
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere has no address
      <span
        role="link"
        aria-disabled="true"
        tabIndex={0}
        className={look}
        aria-description={reasons.join(' ')}
        {...tip}
      >
        <tab.icon aria-hidden />
        {label}
      </span>
    )
  }
  return (
    <Link to={tabPath(siteId, tab.tab)} className={look} activeProps={{ 'aria-current': 'page' }}>
      <tab.icon aria-hidden />
      {label}
    </Link>
  )
}
