import type { SentenceText } from '@tractrix/domain/platform'
import type { ZoneType } from '@tractrix/domain/zones'
import type { LegendEntry } from '../../map-kit/index.ts'
import { ZONE_LEGEND } from './legend-groups.ts'

/** The entry of a zone type in the layers section; `token` names its color after `--map-zn-`. */
export function zoneLegend(
  zoneType: ZoneType,
  order: number,
  label: SentenceText,
  token: string,
): LegendEntry {
  return { id: zoneType, group: ZONE_LEGEND, order, label, mark: { kind: 'swatch', token } }
}
