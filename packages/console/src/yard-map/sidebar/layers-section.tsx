import { ZONE_TYPES, type ZoneType } from '@tractrix/domain/zones'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { t } from '../../platform/words.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import type { MapContents } from '../contents/use-map-contents.ts'
import { ZONE_ENTRIES } from '../layers/live-map-legends.ts'
import { selectedZones, showMapLabels } from '../state/map-settings.ts'
import styles from './layers-section.module.css'
import sectionStyles from './map-section.module.css'
import { MapSection } from './map-section.tsx'

/** What the map shows: one box per zone type of the site, all on at first (OP-SDB-09 to OP-SDB-12, OP-OPEN-91). */
export function LayersSection({ contents: { zones, state } }: { contents: MapContents }) {
  const [shown, setShown] = useRemembered(selectedZones)
  const [labels, setLabels] = useRemembered(showMapLabels)
  const present = new Set(zones.map(zone => zone.zoneType))
  const entries = ZONE_ENTRIES.flatMap(({ id, label, mark }) => {
    const zoneType = ZONE_TYPES.find(type => type === id)
    return zoneType && present.has(zoneType) ? [{ zoneType, label, token: mark.token }] : []
  })
  const toggle = (zoneType: ZoneType, on: boolean) =>
    setShown(ZONE_TYPES.filter(other => (other === zoneType ? on : shown.includes(other))))
  return (
    <MapSection title={t('Layers')}>
      {entries.length === 0 && !state.zones.loading && (
        <p className={sectionStyles.empty}>{t('No layers to display')}</p>
      )}
      <div className={styles.layers}>
        {entries.map(({ zoneType, label, token }) => (
          <Checkbox
            className={styles.layer}
            key={zoneType}
            checked={shown.includes(zoneType)}
            onChange={on => toggle(zoneType, on)}
          >
            <Swatch token={token} />
            {t(label)}
          </Checkbox>
        ))}
        <Checkbox className={styles.layer} checked={labels} onChange={setLabels}>
          {t('Labels')}
        </Checkbox>
        <Checkbox
          className={styles.layer}
          checked
          onChange={() => undefined}
          reasons={[t('Spots of a move are always shown.')]}
        >
          <Swatch token="in-use" />
          {t('In use for move')}
        </Checkbox>
      </div>
    </MapSection>
  )
}

function Swatch({ token }: { token: string }) {
  return (
    <i
      className={styles.swatch}
      style={{ '--swatch': `var(--map-zn-${token})` } as never}
      aria-hidden="true"
    />
  )
}
