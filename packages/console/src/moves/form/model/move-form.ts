import {
  type MoveDraft,
  type MoveKindId,
  moveKind,
  moveKindOf,
  type RouteDirection,
  type TcMode,
  trailerMoveType,
} from '@tractrix/domain/moves'
import type { TrailerSource } from '../../../platform/remembered/remembered-settings.ts'
import type { MoveRow, Yard } from '../../../site-data/index.ts'
import { metadataOf } from '../../facts/move-facts.ts'
import { type FormValues, formValuesOf, newFormValues } from './form-values.ts'

/** Everything that can be entered; each mission kind shows its part of it and the rest is kept while it is hidden. */
export interface MoveForm extends FormValues {
  kind: MoveKindId
  /** Whether `trailerId` or `locationId` says what to move (MV-MOD-06). */
  chosenBy: TrailerSource
  trailerId: string | null
  locationId: string | null
  toZoneId: string | null
  truckId: string | null
  repark: boolean
  yardInventory: boolean
  staticRoute: string
  routeName: string
  routeDirection: RouteDirection | null
  tcMode: TcMode | null
}

/** What a new move starts with (MV-CST-04); `given` is what the place it was opened from already knows. */
export function newMoveForm(chosenBy: TrailerSource, given: Partial<MoveForm> = {}): MoveForm {
  return {
    ...newFormValues(),
    kind: 'trailer_move',
    chosenBy,
    trailerId: null,
    locationId: null,
    toZoneId: null,
    truckId: null,
    repark: false,
    yardInventory: false,
    staticRoute: '',
    routeName: '',
    routeDirection: null,
    tcMode: null,
    ...given,
  }
}

/** The form as a stored move fills it. Types that no form makes are shown as a Trailer Move. */
export function formOfMove(move: MoveRow): MoveForm {
  const metadata = metadataOf(move)
  return newMoveForm('trailer', {
    ...formValuesOf(move),
    kind: moveKindOf(move.type)?.id ?? 'trailer_move',
    // A partner's draft may name a start without a trailer that we know.
    chosenBy: move.trailer === null && move.fromZone !== null ? 'location' : 'trailer',
    trailerId: move.trailer?.id ?? null,
    locationId: move.fromZone?.id ?? null,
    toZoneId: move.toZone?.id ?? null,
    truckId: move.requestedTruck?.id ?? null,
    repark: move.type === 'repark',
    yardInventory: metadata.enable_yard_inventory === true,
    staticRoute: metadata.staticRoute ?? '',
    routeName: metadata.RT_NAME ?? '',
    routeDirection: metadata.DIR ?? null,
    tcMode: metadata.TC_MODE ?? null,
  })
}

/**
 * The form that Retry Move opens with: the move again, with the truck that had it (MV-ACT-05). Whether the trailer hangs
 * on that truck now decides the type of the new move, not what it was (MV-ACT-06, MV-OPEN-86).
 */
export function retryForm(move: MoveRow): MoveForm {
  return {
    ...formOfMove(move),
    kind: 'trailer_move',
    chosenBy: 'trailer',
    truckId: (move.truck ?? move.requestedTruck)?.id ?? null,
    repark: false,
  }
}

/** The move that the form describes, for the rules and for the server. */
export function draftOfForm(
  form: MoveForm,
  yard: Pick<Yard, 'trailers' | 'parked' | 'couplings'>,
): MoveDraft {
  const inputs = moveKind(form.kind).inputs.map(({ input }) => input)
  const has = (input: (typeof inputs)[number]) => inputs.includes(input)
  const what = has('trailerOrLocation') ? whatToMove(form, yard) : behindTruck(form, yard)
  const repark = has('repark') && form.repark
  return {
    type:
      form.kind === 'trailer_move'
        ? trailerMoveType({ repark, trailerIsAttached: what.attached })
        : plainType(form),
    trailerId: what.trailerId,
    fromZoneId: what.fromZoneId,
    toZoneId: has('destination') && !repark ? form.toZoneId : null,
    requestedTruckId: has('truck') ? (what.truckId ?? form.truckId) : null,
    metadata: {
      ...(has('yardInventory') && form.yardInventory && { enable_yard_inventory: true }),
      ...(has('staticRoute') && form.staticRoute !== '' && { staticRoute: form.staticRoute }),
      ...(has('routeName') && form.routeName !== '' && { RT_NAME: form.routeName }),
      ...(has('routeDirection') && form.routeDirection && { DIR: form.routeDirection }),
      ...(has('tcMode') && form.tcMode && { TC_MODE: form.tcMode }),
    },
    ...(has('trailerOrLocation') && { chosenBy: form.chosenBy }),
  }
}

interface WhatToMove {
  trailerId: string | null
  fromZoneId: string | null
  /** The truck that the trailer already hangs on. */
  truckId: string | null
  attached: boolean
}

/** Trailer and start, from whichever of the two was named (MV-OPEN-70). */
function whatToMove(form: MoveForm, yard: Pick<Yard, 'trailers' | 'parked' | 'couplings'>): WhatToMove {
  if (form.chosenBy === 'location') {
    const parked = form.locationId === null ? undefined : yard.parked.get(form.locationId)
    return { trailerId: parked?.id ?? null, fromZoneId: form.locationId, truckId: null, attached: false }
  }
  const trailer = form.trailerId === null ? undefined : yard.trailers.get(form.trailerId)
  const truckId = trailer?.inTransit ? truckUnder(trailer.id, yard) : null
  const attached = truckId !== null && form.kind === 'trailer_move'
  return {
    trailerId: form.trailerId,
    fromZoneId: attached ? null : (trailer?.zoneId ?? null),
    truckId: attached ? truckId : null,
    attached,
  }
}

/** The trailer that hangs on the chosen truck, for kinds that take it along (MV-OPEN-123). */
function behindTruck(form: MoveForm, yard: Pick<Yard, 'couplings'>): WhatToMove {
  const takesTrailer = moveKind(form.kind).problemGroups.includes('trailer')
  const coupling = takesTrailer && form.truckId !== null ? yard.couplings.get(form.truckId) : undefined
  return { trailerId: coupling?.connectedTrailerId ?? null, fromZoneId: null, truckId: null, attached: false }
}

/** The truck that a trailer hangs on, by what the trucks say and by our records; null: none. */
export function truckUnder(
  trailerId: string,
  { couplings, trailers }: Pick<Yard, 'trailers' | 'couplings'>,
): string | null {
  for (const [truckId, coupling] of couplings) if (coupling.connectedTrailerId === trailerId) return truckId
  return trailers.get(trailerId)?.attachedTruckId ?? null
}

function plainType(form: MoveForm): MoveDraft['type'] {
  return moveKind(form.kind).moveTypes[0]!
}
