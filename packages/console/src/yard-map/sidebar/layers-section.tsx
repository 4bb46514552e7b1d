import { ZONE_TYPES, type ZoneType } from '@tractrix/domain/zones'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { t } from '../../platform/words.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import type { MapContents } from '../contents/use-map-contents.ts'
import { selectedZones, showMapLabels } from '../state/map-settings.ts'
import { MapSection } from './map-section.tsx'

/** Names and swatches of the zone types, in the order of the section. */
const LAYERS = {
  trailer_dock_spot: { label: 'Dock spots', token: 'dock' },
  trailer_parking_spot: { label: 'Parking spots', token: 'parking' },
  staging: { label: 'Staging', token: 'staging' },
  charging_station: { label: 'Charging', token: 'charging' },
  autonomous: { label: 'Autonomous', token: 'autonomous' },
  intersection: { label: 'Intersections', token: 'intersection' },
  no_go: { label: 'No-go', token: 'no-go' },
  no_go_dynamic: { label: 'Dynamic no-go', token: 'no-go-dynamic' },
} as const satisfies Record<ZoneType, { label: string; token: string }>

/** What the map shows: one box per zone type of the site, all on at first (OP-SDB-09 to OP-SDB-12, OP-OPEN-91). */
export function LayersSection({ contents: { zones, state } }: { contents: MapContents }) {
  const [shown, setShown] = useRemembered(selectedZones)
  const [labels, setLabels] = useRemembered(showMapLabels)
  const present = new Set(zones.map(zone => zone.zoneType))
  const types = (Object.keys(LAYERS) as ZoneType[]).filter(zoneType => present.has(zoneType))
  const toggle = (zoneType: ZoneType, on: boolean) =>
    setShown(ZONE_TYPES.filter(other => (other === zoneType ? on : shown.includes(other))))
  return (
    <MapSection title={t('Layers')}>
      {types.length === 0 && !state.zones.loading && <p className="map-empty">{t('No layers to display')}</p>}
      <div className="map-layers">
        {types.map(zoneType => (
          <Checkbox key={zoneType} checked={shown.includes(zoneType)} onChange={on => toggle(zoneType, on)}>
            <Swatch token={LAYERS[zoneType].token} />
            {t(LAYERS[zoneType].label)}
          </Checkbox>
        ))}
        <Checkbox checked={labels} onChange={setLabels}>
          {t('Labels')}
        </Checkbox>
        <Checkbox checked onChange={() => undefined} reasons={[t('Spots of a move are always shown.')]}>
          <Swatch token="in-use" />
          {t('In use for move')}
        </Checkbox>
      </div>
    </MapSection>
  )
}

function Swatch({ token }: { token: string }) {
  return (
    <i className="map-swatch" style={{ '--swatch': `var(--map-zn-${token})` } as never} aria-hidden="true" />
  )
}
