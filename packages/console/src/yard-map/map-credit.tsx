import { Navigation2 } from 'lucide-react'
import { t } from '../platform/words.ts'
import { pixelsPerMeter } from './frame/zoom.ts'

/** Scale bar, credit of the base map, and the compass; always on the map. */
export function MapCredit(props: {
  attribution: string
  zoom: number
  latitude: number
  headingDegrees: number
}) {
  const meters = props.zoom >= 19.5 ? 10 : 20
  const width = meters * pixelsPerMeter(props.zoom, props.latitude)
  return (
    <>
      <div className="map-credit">
        <span className="map-scale">
          <i className="map-scale-bar" style={{ width }} aria-hidden="true" />
          {meters} m
        </span>
        <span>{props.attribution}</span>
      </div>
      <div
        className="map-glass map-compass"
        role="img"
        aria-label={t('North is {degrees}° from up', {
          degrees: Math.round((360 - props.headingDegrees) % 360),
        })}
      >
        <Navigation2 size={16} aria-hidden style={{ transform: `rotate(${-props.headingDegrees}deg)` }} />
      </div>
    </>
  )
}
