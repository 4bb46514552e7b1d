import { useNavigate } from '@tanstack/react-router'
import { Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useRemembered } from '../../../platform/remembered/remembered-setting.ts'
import { letterShortcuts, type Theme } from '../../../platform/remembered/remembered-settings.ts'
import { t } from '../../../platform/words.ts'
import { tabPath, useSiteIfAny } from '../../../sites/index.ts'
import { useShortcuts } from '../../../ui/keys/use-shortcuts.ts'
import { Menu, type MenuItem } from '../../../ui/layers/menu.tsx'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { dialogFrame } from '../../../ui/lazy/part-frames.tsx'
import { useTheme } from '../../../ui/theme/theme-provider.tsx'
import { initials, signOut, useMe } from '../../../users/index.ts'
import { useMainTabs } from './use-main-tabs.ts'
import styles from './user-menu.module.css'

const ShortcutSheet = lazyPart(
  async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet,
  dialogFrame,
).Part

const THEMES = [
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
  { choice: 'system', label: 'As the system', icon: Monitor },
] as const satisfies readonly { choice: Theme; label: string; icon: typeof Sun }[]

/** The avatar with the choices of the person and `Sign Out` (OP-NAV-23). */
export function UserMenu() {
  const me = useMe()
  const { choice, choose } = useTheme()
  const [letters, setLetters] = useRemembered(letterShortcuts)
  const [sheet, setSheet] = useState(false)
  useShortcuts({ '?': () => setSheet(true) })
  const pages = useAccountPages()
  const items: MenuItem[] = [
    ...pages,
    ...THEMES.map((theme, index) => ({
      apart: index === 0 && pages.length > 0,
      id: theme.choice,
      label: t(theme.label),
      icon: theme.icon,
      checked: choice === theme.choice,
      onSelect: () => choose(theme.choice),
    })),
    {
      id: 'letters',
      label: t('Single letters are shortcuts'),
      checked: letters,
      apart: true,
      onSelect: () => setLetters(!letters),
    },
    { id: 'keys', label: t('Keyboard shortcuts'), icon: Keyboard, keys: '?', onSelect: () => setSheet(true) },
    { id: 'sign-out', label: t('Sign Out'), icon: LogOut, apart: true, onSelect: () => void signOut() },
  ]
  const trigger = (
    <button
      type="button"
      className={styles.avatar}
      // The letters are what is seen, and so what a voice calls (WCAG 2.5.3).
      aria-label={t('{letters}, account of {name}', { letters: initials(me.name), name: me.name })}
    >
      {initials(me.name)}
    </button>
  )
  return (
    <>
      <Menu trigger={trigger} items={items} align="end" />
      {sheet && <ShortcutSheet onClose={() => setSheet(false)} />}
    </>
  )
}

/** The pages of the selected site that are opened from here. */
function useAccountPages(): MenuItem[] {
  const siteId = useSiteIfAny()?.id ?? null
  const navigate = useNavigate()
  const tabs = useMainTabs().filter(({ inAccountMenu }) => inAccountMenu)
  if (siteId === null) return []
  return tabs.map(({ tab, label, icon, keys }) => ({
    id: tab,
    label: t(label),
    icon,
    keys,
    onSelect: () => void navigate({ to: tabPath(siteId, tab) }),
  }))
}
