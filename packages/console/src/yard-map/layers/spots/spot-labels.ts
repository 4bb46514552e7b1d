import { type LabelScale, MONO_LETTER, onScreen, textBox, type WantedLabel } from '../../../map-kit/index.ts'
import { LABEL_RANKS } from '../../drawing/label-ranks.ts'
import { showsSpotNames } from '../../drawing/map-texts.ts'
import type { SceneSpot } from '../../scene/scene-zone.ts'
import { spotNamePlace } from './spot-name-place.ts'

export const spotLabelId = (spot: { id: string }) => `spot/${spot.id}`

/** The numbers of spots and doors that would be written: those of moves come first. */
export function spotLabels(
  spots: readonly SceneSpot[],
  inMove: ReadonlySet<string>,
  scale: LabelScale,
): WantedLabel[] {
  if (!showsSpotNames(scale.step)) return []
  return spots.map(spot => {
    const { at, size, radians, align } = spotNamePlace(spot, scale)
    const width = spot.name.length * MONO_LETTER * size
    return {
      id: spotLabelId(spot),
      rank: inMove.has(spot.id) ? LABEL_RANKS.spotInMove : LABEL_RANKS.spot,
      box: textBox(onScreen(at, scale), { width, height: size, radians, align }),
    }
  })
}
