import { phrase, type SentenceText } from '@tractrix/domain/platform'
import { t } from '../../platform/words.ts'
import { showToast } from '../../ui/layers/toast-queue.ts'
import type { ZoneRow } from './zone-row.ts'

export interface ZoneNotice {
  zoneId: string
  sentence: SentenceText
  name: string
}

/**
 * What is to be said about a zone that changed from `before` to `now`; null: nothing. That a trailer
 * came or went changes the zone too, many times an hour, and is no change of the zone itself (MV-TST-04, MV-TST-05,
 * MV-OPEN-131).
 */
export function zoneNotice(before: ZoneRow | null, now: ZoneRow | null): ZoneNotice | null {
  if (before === null && now !== null) return noticeOf(now, phrase('Zone "{name}" has been created.'))
  if (before !== null && now === null) return noticeOf(before, phrase('Zone "{name}" has been deleted.'))
  if (before === null || now === null || plan(before) === plan(now)) return null
  return noticeOf(now, phrase('Zone "{name}" has been updated.'))
}

/** Tells it in a toast; the next about the same zone takes its place. */
export function announceZone({ zoneId, sentence, name }: ZoneNotice): void {
  showToast({ id: `zone-${zoneId}`, tone: 'blue', title: t(sentence, { name }) })
}

function noticeOf({ id, name }: ZoneRow, sentence: SentenceText): ZoneNotice {
  return { zoneId: id, name, sentence }
}

/** Everything about a zone but who stands in it. */
function plan({
  occupancySource: _source,
  occupancyUpdatedAt: _seen,
  updatedAt: _at,
  ...rest
}: ZoneRow): string {
  return JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))
}
