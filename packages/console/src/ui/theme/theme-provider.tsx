import { type ReactNode, useEffect } from 'react'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { type Theme, theme } from '../../platform/remembered/remembered-settings.ts'
import { useMediaQuery } from './use-media-query.ts'

/** Puts the chosen theme on the page. The file `public/set-theme.js` does the same before the first paint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { shown } = useTheme()
  useEffect(() => {
    document.documentElement.dataset.theme = shown
  }, [shown])
  return children
}

/** What was chosen, what is shown (the system's own where that was chosen), and how to choose. */
export function useTheme(): { choice: Theme; shown: 'light' | 'dark'; choose: (choice: Theme) => void } {
  const [choice, choose] = useRemembered(theme)
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const shown = choice === 'system' ? (systemDark ? 'dark' : 'light') : choice
  return { choice, shown, choose }
}
