import { readFileSync } from 'node:fs'
import { TRAILER_TYPES } from '@tractrix/domain/trailers'
import { ZONE_TYPES, type ZoneType } from '@tractrix/domain/zones'
import { describe, expect, it } from 'vitest'
import { groundToken, nameToken } from './trailer-name-colors.ts'

const SPOTS = ['trailer_dock_spot', 'trailer_parking_spot', 'staging', 'charging_station'] as const
const marks = (inMove: string[], shown: readonly ZoneType[] = ZONE_TYPES) => ({
  inMove: new Set(inMove),
  shownTypes: new Set(shown),
  openZoneId: null,
})

describe('the name of a chassis', () => {
  const grounds = SPOTS.flatMap(zoneType =>
    [[], ['spot']].flatMap(inMove =>
      [ZONE_TYPES, []].map(shown =>
        groundToken({ id: 'spot', zoneType, enabled: true }, marks(inMove, shown)),
      ),
    ),
  )

  it.each(['light', 'dark'] as const)('reads with a contrast of at least 4.5 on any ground, %s', theme => {
    const colors = tokensOf(theme)
    for (const loaded of [true, false])
      for (const ground of new Set(grounds))
        expect(
          contrast(colors(nameToken({ type: 'emptyChassis', loaded })), colors(ground)),
          `${ground} ${loaded}`,
        ).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['light', 'dark'] as const)('and that of every other trailer on its own body, %s', theme => {
    const colors = tokensOf(theme)
    for (const type of TRAILER_TYPES.filter(each => each !== 'emptyChassis'))
      for (const loaded of [true, false])
        expect(
          contrast(
            colors(nameToken({ type, loaded })),
            colors(loaded ? 'map-trailer-top' : 'map-trailer-empty'),
          ),
        ).toBeGreaterThanOrEqual(4.5)
  })

  it('stands on the color of what is under it: the spot, the spot of a move, or bare asphalt', () => {
    const spot = { id: 'spot', zoneType: 'trailer_parking_spot' as const, enabled: true }
    expect(groundToken(spot, marks([]))).toBe('map-zn-parking-fill')
    expect(groundToken(spot, marks(['spot']))).toBe('map-zn-in-use-fill')
    expect(groundToken(spot, marks(['spot'], []))).toBe('map-asphalt')
  })
})

/** The colors of a theme by the name of their token, as the style sheet has them. */
function tokensOf(theme: 'light' | 'dark'): (token: string) => string {
  const sheet = readFileSync(new URL('../map-tokens.css', import.meta.url), 'utf8')
  const block = sheet.slice(sheet.indexOf(`[data-theme="${theme}"] {`))
  return token => {
    const found = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(block)
    if (!found?.[1]) throw new Error(`no color ${token} in the ${theme} theme`)
    return found[1]
  }
}

/** WCAG 2.2 contrast ratio of two colors. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(from => {
    const part = Number.parseInt(color.slice(from, from + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
