import { useRouterState } from '@tanstack/react-router'

/**
 * The path of the page that is drawn. While another one is on its way the address bar is ahead of the page; everything
 * that belongs to the page follows this.
 */
export function useShownPath(): string {
  return useRouterState({ select: state => state.matches.at(-1)?.pathname ?? state.location.pathname })
}
