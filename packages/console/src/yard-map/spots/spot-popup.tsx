import type { ZoneType } from '@tractrix/domain/zones'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { t } from '../../platform/words.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Mono } from '../../ui/marks/text.tsx'
import type { MapContents } from '../contents/use-map-contents.ts'
import type { MapChoice } from '../state/use-map-choice.ts'
import { SpotActions } from './spot-actions.tsx'
import { SpotFacts } from './spot-facts.tsx'
import styles from './spot-popup.module.css'

const TYPE_NAMES = {
  trailer_dock_spot: 'Dock spot',
  trailer_parking_spot: 'Parking spot',
  staging: 'Staging',
  charging_station: 'Charging station',
  autonomous: 'Autonomous area',
  intersection: 'Intersection',
  no_go: 'No-go area',
  no_go_dynamic: 'Dynamic no-go area',
} as const satisfies Record<ZoneType, string>

/**
 * What stands in the open spot, what is planned with it, and what can be done (OP-OVL-06). It takes the focus when it
 * opens, Esc closes it, and the map gets the focus back.
 */
export function SpotPopup({ contents, choice }: { contents: MapContents; choice: MapChoice }) {
  const zone = contents.zones.find(candidate => candidate.id === choice.zoneId)
  const element = useRef<HTMLElement>(null)
  const close = useEffectEvent(choice.closeSpot)
  const zoneId = zone?.id ?? null
  useEffect(() => {
    if (zoneId === null) return
    const before = document.activeElement
    element.current?.focus({ preventScroll: true })
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isInDialog(event.target)) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', keyDown)
    return () => {
      document.removeEventListener('keydown', keyDown)
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    }
  }, [zoneId])
  if (!zone) return null
  const trailer =
    contents.trailers.find(
      ({ zoneId, inTransit, archived }) => zoneId === zone.id && !inTransit && !archived,
    ) ?? null
  return (
    <section
      ref={element}
      tabIndex={-1}
      className={styles.popup}
      aria-label={t('Spot {name}', { name: zone.name })}
    >
      <header>
        <Mono as="h2">{zone.name}</Mono>
        <span>{t(TYPE_NAMES[zone.zoneType])}</span>
        <IconButton icon={X} label={t('Close')} keys="Esc" onClick={choice.closeSpot} />
      </header>
      <SpotFacts zone={zone} trailer={trailer} contents={contents} />
      <SpotActions zone={zone} trailer={trailer} contents={contents} />
    </section>
  )
}

/** A dialog over the popup has its own Esc. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null
}
