import { type ReactNode, type RefObject, useRef } from 'react'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { t } from '../../platform/words.ts'
import type { MapContents } from '../contents/use-map-contents.ts'
import { EdgeArrows } from '../controls/edge-arrows.tsx'
import { FollowButton } from '../controls/follow-button.tsx'
import { LiveAge } from '../controls/live-age.tsx'
import { Compass, MapCredit } from '../controls/map-credit.tsx'
import { ZoomControls } from '../controls/zoom-controls.tsx'
import { mapZoom } from '../state/map-settings.ts'
import type { MapChoice } from '../state/use-map-choice.ts'
import { useYardMap } from './use-yard-map.ts'
import styles from './yard-map.module.css'

export interface YardMapProps {
  contents: MapContents
  choice: MapChoice
  /** What hangs on the open spot; the map keeps the element of the reference beside it. */
  children?: (popup: RefObject<HTMLDivElement | null>) => ReactNode
  /** What stands at the lower edge, under scale and credit. */
  foot?: ReactNode
  /** More buttons, above the zoom. */
  buttons?: ReactNode
}

/** The drawn, living yard with its controls. */
export function YardMap({ contents, choice, children, foot, buttons }: YardMapProps) {
  const element = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const footElement = useRef<HTMLDivElement>(null)
  const controller = useYardMap(element, popup, foot === undefined ? null : footElement, contents, choice)
  const [zoom] = useRemembered(mapZoom)
  const { site, baseMap } = contents
  return (
    <section className={styles.box} aria-label={t('Yard map')} data-region="">
      <div
        ref={element}
        className={styles.map}
        data-part="map"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move, zoom and open here
        tabIndex={0}
        aria-label={t(MAP_LABEL)}
      />
      {controller && <EdgeArrows store={controller.edges} onChoose={choice.showTruck} />}
      <LiveAge />
      <div className={styles.buttons}>
        {buttons}
        <FollowButton contents={contents} choice={choice} />
        <Compass headingDegrees={site.mapHeadingDegrees} />
        <ZoomControls zoom={zoom} onZoom={steps => controller?.mover.zoomBy(steps)} />
      </div>
      <div ref={footElement} className={styles.foot} data-part="foot">
        <MapCredit
          attribution={baseMap?.attribution ?? '© OpenStreetMap contributors'}
          zoom={zoom}
          latitude={site.origin.latitude}
          unit={site.config.lengthUnit}
        />
        {foot}
      </div>
      {children?.(popup)}
    </section>
  )
}

const MAP_LABEL =
  'Live map of the yard: arrow keys move it, plus and minus zoom, Enter opens the spot or truck in the middle. The trucks are listed beside it.'
