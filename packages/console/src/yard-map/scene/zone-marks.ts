import type { ZoneType } from '@tractrix/domain/zones'

/** Which zones are in a move now, which types are shown, and which spot's popup is open. */
export interface ZoneMarks {
  inMove: ReadonlySet<string>
  shownTypes: ReadonlySet<ZoneType>
  openZoneId: string | null
}
