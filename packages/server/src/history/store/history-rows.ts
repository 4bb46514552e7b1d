import { sql } from 'kysely'
import type { HistoryEntry } from './history-entry.ts'

/**
 * The events of the table `page` with the names of all that they are about, as these are now: a zone that was renamed is
 * found on the map by its name of today, and one that was removed has kept its last.
 */
export const SELECT_ENTRIES = sql`
  select e.site_id as "storedSiteId", e.site_seq as "siteSeq", e.at, e.name, e.subject, e.subject_id as "subjectId",
    e.actor_kind as "actorKind", e.actor_id as "actorId", e.data,
    case e.actor_kind
      when 'user' then (select u.name from users u where u.id = e.actor_id)
      when 'truck' then (select k.name from trucks k where k.id = e.actor_id)
      when 'api_key' then (select a.name from api_keys a where a.id = e.actor_id)
    end as "actorName",
    case e.subject
      when 'trailer' then coalesce(
        (select t.scac || ' ' || t.serial from trailers t where t.id = e.subject_id),
        (e.data #>> '{changes,scac,from}') || ' ' || (e.data #>> '{changes,serial,from}'))
      when 'zone' then (select z.name from zones z where z.id = e.subject_id)
      when 'truck' then (select k.name from trucks k where k.id = e.subject_id)
      when 'site' then (select s.name from sites s where s.id = e.subject_id)
      when 'user' then (select u.name from users u where u.id = e.subject_id)
      when 'api_key' then coalesce((select a.name from api_keys a where a.id = e.subject_id), e.data ->> 'name')
      when 'form' then e.data ->> 'formType'
      when 'trailer_import' then (select i.file_name from trailer_imports i where i.id = e.subject_id)
      when 'move' then moved.trailer
    end as "subjectName",
    from_zone.id as "fromZoneId", from_zone.name as "fromZoneName",
    to_zone.id as "toZoneId", to_zone.name as "toZoneName",
    moved.id as "moveId", moved.reference_id as "referenceId", moved.move_duration as "moveSeconds",
    case when e.subject = 'trailer' then (
      select coalesce(u.name, a.name) from events made
      left join users u on made.actor_kind = 'user' and u.id = made.actor_id
      left join api_keys a on made.actor_kind = 'api_key' and a.id = made.actor_id
      where made.subject_id = moved.id and made.name = 'move.created' and made.is_kept
      order by made.site_seq limit 1) end as "madeBy"
  from page e
  left join lateral (
    select m.*, (select t.scac || ' ' || t.serial from trailers t where t.id = m.trailer_id) as trailer
    from moves m
    where m.site_id = e.site_id
      and m.id = case when e.subject = 'move' then e.subject_id else (e.data ->> 'moveId')::uuid end
  ) moved on e.subject in ('move', 'trailer')
  left join zones to_zone on to_zone.id = case
    when e.subject = 'trailer' then (e.data #>> '{changes,zoneId,to}')::uuid
    when e.subject = 'move' then moved.to_zone_id end
  left join zones from_zone on from_zone.id = case
    when e.subject = 'trailer' then coalesce((e.data #>> '{changes,zoneId,from}')::uuid,
      case when to_zone.id is not null and e.data #>> '{changes,inTransit,from}' = 'true' then moved.from_zone_id end)
    when e.subject = 'move' then moved.from_zone_id end`

/** An event of a page as the database answers it. */
export type HistoryRow = Omit<HistoryEntry, 'id' | 'siteId' | 'fromZone' | 'toZone' | 'move'> & {
  storedSiteId: string
  siteSeq: number
  fromZoneId: string | null
  fromZoneName: string | null
  toZoneId: string | null
  toZoneName: string | null
  moveId: string | null
  referenceId: string | null
  moveSeconds: number | null
  madeBy: string | null
}

export function entryOf(row: HistoryRow, siteId: string): HistoryEntry {
  const { storedSiteId, siteSeq, fromZoneId, fromZoneName, toZoneId, toZoneName, ...rest } = row
  const { moveId, referenceId, moveSeconds, madeBy, ...entry } = rest
  return {
    ...entry,
    id: `${storedSiteId}:${siteSeq}`,
    siteId,
    fromZone: fromZoneId === null ? null : { id: fromZoneId, name: fromZoneName },
    toZone: toZoneId === null ? null : { id: toZoneId, name: toZoneName },
    move: moveId === null ? null : { id: moveId, referenceId, seconds: moveSeconds, madeBy },
  }
}
