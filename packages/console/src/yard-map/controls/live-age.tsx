import { TRUCK_DISCONNECTED_AFTER_MS, TRUCK_LIVE_WITHIN_MS } from '@tractrix/domain/trucks'
import { useEffect, useState } from 'react'
import { t } from '../../platform/words.ts'
import { useTelemetryStore } from '../../trucks/index.ts'

const REFRESH_MS = 200

/** How old the newest telemetry is: amber above 5 s, grey `disconnected` above 7 s (OP-CNB-01, OP-CNB-02). */
export function LiveAge() {
  const store = useTelemetryStore()
  const [age, setAge] = useState<number | null>(null)
  useEffect(() => {
    const read = () => {
      const times = store.all().map(sample => store.receivedAt(sample.truckId) ?? 0)
      const newest = Math.max(0, ...times)
      setAge(newest === 0 ? null : Math.max(0, Date.now() - newest))
    }
    const timer = setInterval(read, REFRESH_MS)
    read()
    return () => clearInterval(timer)
  }, [store])
  if (age === null) return null
  const state = liveState(age)
  return (
    <div className="map-glass map-age" data-state={state}>
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

/** What the age of the newest telemetry means, in milliseconds: the bounds themselves count as older (OP-OPEN-97). */
export function liveState(ageMs: number): 'live' | 'late' | 'disconnected' {
  if (ageMs >= TRUCK_DISCONNECTED_AFTER_MS) return 'disconnected'
  return ageMs >= TRUCK_LIVE_WITHIN_MS ? 'late' : 'live'
}
