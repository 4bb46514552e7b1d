import type { MoveSource, MoveType } from '@tractrix/domain/moves'
import type { MovesWhere } from '../../platform/graphql/graphql.generated.ts'
import type { Yard } from '../../site-data/index.ts'
import type { TableFilters } from '../../ui/table/model/table-types.ts'

interface Named {
  id: string
  name: string
}

/** An id that nothing has: a name that no truck or zone carries finds nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * What the column filters of a history table ask the server for (MV-OPEN-27). Trucks and zones are typed by name and
 * asked by id, as the API wants them (MV-OPEN-09).
 */
export function whereOfFilters(
  filters: TableFilters,
  yard: { trucks: readonly Named[]; zones: readonly Named[] },
): MovesWhere {
  const text = (column: string) => filters[column]?.[0]?.trim() || undefined
  const id = (column: string, known: readonly Named[]) => {
    const name = text(column)
    return name === undefined ? undefined : idOfName(name, known)
  }
  const where = {
    source: filters.source as MoveSource[] | undefined,
    type: filters.type as MoveType[] | undefined,
    truck: id('truck', yard.trucks),
    scac: text('scac'),
    serial: text('serial'),
    fromZone: id('start', yard.zones),
    toZone: id('end', yard.zones),
    referenceId: text('referenceId'),
    notes: text('notes'),
  }
  return Object.fromEntries(Object.entries(where).filter(([, value]) => value !== undefined))
}

function idOfName(name: string, known: readonly Named[]): string {
  const wanted = name.toLowerCase()
  const found = known.filter(thing => thing.name.toLowerCase().includes(wanted))
  const exact = found.find(thing => thing.name.toLowerCase() === wanted)
  return (exact ?? (found.length === 1 ? found[0] : undefined))?.id ?? NOBODY
}

/** Trucks and zones by name, for `whereOfFilters`. */
export function namesOf({ trucks, zones }: Pick<Yard, 'trucks' | 'zones'>) {
  return { trucks: [...trucks.values()], zones: [...zones.values()] }
}
