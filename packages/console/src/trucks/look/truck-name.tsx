import { t } from '../../platform/words.ts'
import { DotMark } from '../../ui/marks/small-marks.tsx'
import styles from './truck-name.module.css'
import { useTruckLook } from './use-truck-look.ts'

/** A truck's name after the mark of its state. */
export function TruckName({ truck }: { truck: { id: string; name: string } }) {
  const look = useTruckLook(truck.id)
  return (
    <span className={styles.name}>
      <DotMark tone={look.tone} shape={look.shape} label={t(look.label)} />
      {truck.name}
    </span>
  )
}
