import { useCallback, useSyncExternalStore } from 'react'

/** Widths at which screens change, in CSS pixels: phone, right column below the left, small header, all columns. */
export const BREAKPOINTS = [768, 1024, 1200, 1440] as const
export type Breakpoint = (typeof BREAKPOINTS)[number]

/** Whether a media query holds now. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Whether the window is narrower than a breakpoint; `useBelow(768)` means a phone. */
export function useBelow(breakpoint: Breakpoint): boolean {
  return useMediaQuery(`(max-width: ${breakpoint - 0.02}px)`)
}
