/** The tokens that the drawing uses, by the name after `--`; both themes carry them all. */
const TOKENS = [
  'map-outside',
  'map-street',
  'map-street-edge',
  'map-street-mark',
  'map-street-text',
  'map-rail',
  'map-context-building',
  'map-grass-2',
  'map-asphalt',
  'map-asphalt-edge',
  'map-lane',
  'map-concrete',
  'map-joint',
  'map-paint',
  'map-paint-2',
  'map-paint-box',
  'map-bay-no',
  'map-roof',
  'map-roof-rib',
  'map-roof-edge',
  'map-skylight',
  'map-plant',
  'map-door',
  'map-dock-no',
  'map-fence',
  'map-shadow',
  'map-roof-shadow',
  'map-trailer-top',
  'map-trailer-line',
  'map-trailer-rib',
  'map-trailer-nose',
  'map-trailer-text',
  'map-trailer-empty',
  'map-trailer-empty-text',
  'map-truck-selected',
  'map-truck-selected-label',
  'map-truck-selected-top',
  'map-truck-selected-deck',
  'map-truck-selected-glass',
  'map-truck-stale',
  'map-truck-stale-top',
  'map-truck-stale-deck',
  'map-truck-stale-glass',
  'map-truck',
  'map-truck-top',
  'map-truck-glass',
  'map-truck-line',
  'map-tire',
  'map-zn-dock-fill',
  'map-zn-parking-fill',
  'map-zn-staging-fill',
  'map-zn-charging-fill',
  'map-zn-in-use-fill',
  'map-zn-in-use',
  'map-zn-disabled',
  'map-zn-charging',
  'map-zn-autonomous',
  'map-zn-no-go',
  'map-zn-no-go-dynamic',
  'map-route',
  'map-route-casing',
  'map-label-bg',
  'map-label-line',
  'map-label-selected-text',
  'orange-fg',
  'magenta-fg',
  'red-solid',
  'green-icon',
  'yellow-icon',
  'red-icon',
  'grey-icon',
  'accent',
  'text',
  'text-2',
  'text-disabled',
] as const
export type MapToken = (typeof TOKENS)[number]

/** The colors of the theme that is on, as canvas colors. */
export type MapColors = Readonly<Record<MapToken, string>> & {
  /** How strong the halo round a truck is, 0 to 1. */
  readonly halo: number
}

/** Reads the map's colors from the styles that apply to an element; read again when the theme changes. */
export function readMapColors(element: Element): MapColors {
  const styles = getComputedStyle(element)
  const colors = Object.fromEntries(
    TOKENS.map(token => [token, styles.getPropertyValue(`--${token}`).trim() || 'transparent']),
  ) as Record<MapToken, string>
  return { ...colors, halo: Number.parseFloat(styles.getPropertyValue('--map-halo')) / 100 || 0 }
}
