import { Crosshair } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import type { MapContents } from '../contents/use-map-contents.ts'
import type { MapChoice } from '../state/use-map-choice.ts'

/** Keeps the view with the selected truck, as F does; moving the map by hand ends that. Nothing without a truck. */
export function FollowButton({ contents, choice }: { contents: MapContents; choice: MapChoice }) {
  const truck = contents.trucks.find(({ id }) => id === choice.truckId)
  useShortcuts({ f: choice.toggleFollow }, { enabled: truck !== undefined })
  if (!truck) return null
  return (
    <IconButton
      icon={Crosshair}
      size={32}
      className="map-glass map-button map-follow"
      label={t('Follow {truck}', { truck: truck.name })}
      keys="F"
      aria-pressed={choice.isFollowing}
      onClick={choice.toggleFollow}
    />
  )
}
