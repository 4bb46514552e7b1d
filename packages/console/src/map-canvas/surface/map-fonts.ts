import { MONO, SANS } from '../../map-kit/index.ts'
import { onNetworkBack } from '../../platform/live/network-back.ts'

/** The faces that maps write with; canvases do not wait for them by themselves. */
const FACES = [`520 11px ${MONO}`, `680 11px ${MONO}`, `520 11px ${SANS}`, `680 11px ${SANS}`]

/**
 * Loads the fonts of a map and calls back with each face that came; answers how to stop. One that cannot be had now is
 * asked for again when the network is back; the browser's own stands in for it.
 */
export function loadMapFonts(onCame: () => void): () => void {
  const load = () => {
    for (const face of FACES) document.fonts.load(face).then(onCame, () => undefined)
  }
  load()
  return onNetworkBack(load)
}
