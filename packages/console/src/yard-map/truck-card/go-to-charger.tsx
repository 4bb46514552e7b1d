import { PlugZap } from 'lucide-react'
import { useMoveDialogs } from '../../moves/index.ts'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import type { TruckRow } from '../../site-data/index.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { useCan } from '../../users/index.ts'
import styles from './truck-card.module.css'

/** Opens the go-to-charger form with the truck filled in (OP-MAP-19, OP-OPEN-100); nothing for who may not make moves. */
export function GoToCharger({ truck, size }: { truck: TruckRow; size?: 26 | 44 }) {
  const dialogs = useMoveDialogs()
  const { addMove } = useVariant()
  const mayMove = useCan('move.create', truck.siteId)
  if (!addMove || !mayMove || dialogs === null || truck.readOnly) return null
  return (
    <IconButton
      icon={PlugZap}
      size={size}
      className={styles.charge}
      label={t('Go To Charger')}
      onClick={() => dialogs.create({ kind: 'go_to_charger', truckId: truck.id })}
    />
  )
}
