import { Crosshair } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import type { MapContents } from '../contents/use-map-contents.ts'
import type { MapChoice } from '../state/use-map-choice.ts'
import styles from './controls.module.css'

/** Keeps the view with the selected truck, as F does; moving the map by hand ends that. Nothing without a truck. */
export function FollowButton({ contents, choice }: { contents: MapContents; choice: MapChoice }) {
  const truck = contents.trucks.find(({ id }) => id === choice.truckId)
  useShortcuts({ f: choice.toggleFollow }, { enabled: truck !== undefined })
  if (!truck) return null
  return (
    <IconButton
      icon={Crosshair}
      size={32}
      className={classNames(styles.glass, styles.button, styles.follow)}
      data-over-map=""
      label={t('Follow {truck}', { truck: truck.name })}
      keys="F"
      aria-pressed={choice.isFollowing}
      onClick={choice.toggleFollow}
    />
  )
}
