import { useEffect, useState } from 'react'
import { t } from '../../platform/words.ts'
import { useTelemetryStore } from '../../site-data/index.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './controls.module.css'
import { fleetAge, liveState } from './fleet-age.ts'

const REFRESH_MS = 200

/** How old the newest telemetry of the fleet is (OP-CNB-01, OP-CNB-02); nothing at a site without trucks. */
export function LiveAge() {
  const store = useTelemetryStore()
  const [age, setAge] = useState<number | null>(null)
  useEffect(() => {
    const read = () => setAge(store.all().length === 0 ? null : fleetAge(store.all(), Date.now()))
    const timer = setInterval(read, REFRESH_MS)
    read()
    return () => clearInterval(timer)
  }, [store])
  if (age === null) return null
  const state = liveState(age)
  return (
    <div className={classNames(styles.glass, styles.age)} data-over-map="" data-part="age" data-state={state}>
      <i aria-hidden="true" />
      {state === 'disconnected' ? (
        <b>{t('disconnected')}</b>
      ) : (
        <span>
          <b>{t('live')}</b> · {t('{seconds} s', { seconds: (age / 1000).toFixed(1) })}
        </span>
      )}
    </div>
  )
}
