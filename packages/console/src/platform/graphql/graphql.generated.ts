/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from 'urql';
/** What an entry is about. */
export type ActivitySubject =
  | 'move'
  | 'trailer';

/** Who made something happen. */
export type ActorKind =
  /** The service account of an API key. */
  | 'api_key'
  | 'dispatch'
  | 'system'
  | 'truck'
  /** A person. */
  | 'user';

/** What a rate is for: every day (24 hours) or hour that is started once the free time is over. */
export type ChargeUnit =
  | 'day'
  | 'hour';

/** What started a clock: the trailer came, it was loaded or emptied, or the first terms for it came into force. */
export type ClockStart =
  | 'checked_in'
  | 'load_changed'
  | 'terms_set';

/** A currency by its ISO 4217 code. */
export type Currency =
  | 'CAD'
  | 'CHF'
  | 'EUR'
  | 'GBP'
  | 'JPY'
  | 'MXN'
  | 'USD';

/** A span of time, both ends included and both optional (MV-OPEN-09). */
export type DateRange = {
  from?: string | null | undefined;
  /** True: only where there is no time; false: only where there is one. */
  isNull?: boolean | null | undefined;
  to?: string | null | undefined;
};

/** How the clock of a trailer stands: no terms are for it; its free time runs; it ends within 12 hours; it is over; or a person holds the clock, whether the free time is over or not. */
export type DetentionState =
  | 'free'
  | 'held'
  | 'no_terms'
  | 'over'
  | 'soon';

/** How long the trailers of a carrier stand free of charge, and what more time costs. */
export type DetentionTermsRowInput = {
  /** Free time: whole hours, 0 to 8760. */
  freeHours: number;
  load: TermsLoad;
  per: ChargeUnit;
  /** The rate for each started unit, in the smallest unit of the currency; 0: time over is counted, but costs nothing. */
  priceMinor: number;
  /** Carrier code, 2 to 4 letters; null: any carrier. */
  scac?: string | null | undefined;
};

/** Who said so: a person, or the sensors of a truck (MV-OPEN-25). */
export type EnabledSource =
  | 'human'
  | 'truck';

/** A filled-in form (MV-MUT-17). */
export type FormAnswers = {
  responses: Array<FormResponse>;
  type: FormType;
  /** The id of the person; whatever is sent, the person of the session is kept (MV-OPEN-14). */
  who?: string | null | undefined;
};

/** The answer to one question (MV-MUT-17). */
export type FormResponse = {
  /** The text; for select the value of a selection; for boolean true or false. */
  answer: string;
  /** What the form is about, by mission_id or truck_internal_id; submission_id (a UUID of the client) makes sending it twice harmless. Further keys are kept as they are (MV-MUT-18). */
  metadata?: unknown;
  questionId: string;
};

/** What a form of questions is for (MV-ENT-33). */
export type FormType =
  | 'compliance'
  | 'draftMoveManuallyCompleted'
  | 'draftMoveReassigned'
  | 'manualIntervention'
  | 'remoteAssistNoLongerValid'
  | 'truckInspection'
  | 'truckInternal'
  | 'truckUnavailable';

/** What happened to what: the subject, then the event. */
export type HistoryKind =
  | 'api_key_created'
  | 'api_key_revoked'
  | 'detention_terms_saved'
  | 'form_submitted'
  | 'move_accepted'
  | 'move_assigned'
  | 'move_cancel_confirmed'
  | 'move_canceled'
  | 'move_completed'
  | 'move_created'
  | 'move_deleted'
  | 'move_dropped'
  | 'move_edited'
  | 'move_error_set'
  | 'move_failed'
  | 'move_form_submitted'
  | 'move_given_up'
  | 'move_held'
  | 'move_lost'
  | 'move_picked_up'
  | 'move_queued'
  | 'move_rejected'
  | 'move_returned'
  | 'move_set_free'
  | 'move_truck_lost'
  | 'site_settings_changed'
  | 'trailer_arrival_taken_back'
  | 'trailer_checked_in'
  | 'trailer_checked_out'
  | 'trailer_checkout_undone'
  | 'trailer_clock_held'
  | 'trailer_clock_released'
  | 'trailer_drop_off_confirmed'
  | 'trailer_edit_taken_back'
  | 'trailer_edited'
  | 'trailer_import_finished'
  | 'trailer_import_started'
  | 'trailer_import_take_back_started'
  | 'trailer_import_taken_back'
  | 'trailer_placed'
  | 'truck_availability_set'
  | 'truck_set_free'
  | 'truck_trailer_connected'
  | 'user_sign_in_refused'
  | 'user_signed_in'
  | 'user_signed_out'
  | 'zone_created'
  | 'zone_deleted'
  | 'zone_disabled'
  | 'zone_edited'
  | 'zone_enabled'
  | 'zone_observation_removed';

/** By what something came to be recorded. */
export type HistoryMeans =
  /** A program said so, by its API key. */
  | 'api'
  /** The choice of the server for a truck or a move. */
  | 'dispatch'
  /** A person said so. */
  | 'hand'
  /** A file of trailers said so. */
  | 'import'
  /** A move did it. */
  | 'move'
  /** The server itself. */
  | 'system'
  /** A truck saw it, or reported it of itself. */
  | 'truck';

/** The kind of record that something happened to. */
export type HistorySubject =
  | 'api_key'
  | 'detention_terms'
  | 'form'
  | 'move'
  | 'site'
  | 'trailer'
  | 'trailer_import'
  | 'truck'
  | 'user'
  | 'zone';

/** Which entries of a history are wanted; all given fields must hold. */
export type HistoryWhere = {
  /** Made to happen by this person, truck or API key. */
  actorId?: string | null | undefined;
  /** Within this span of time. */
  at?: DateRange | null | undefined;
  kinds?: Array<HistoryKind> | null | undefined;
  /** About this record. */
  subjectId?: string | null | undefined;
  /** About records of one of these kinds. */
  subjects?: Array<HistorySubject> | null | undefined;
};

/** What a partner can be asked for (MV-ENT-37). */
export type IntegrationCall =
  | 'claimMove'
  | 'getMoves'
  | 'getTrailers'
  | 'webhook';

/** In what lengths and distances are shown to people. */
export type LengthUnit =
  | 'feet'
  | 'meters';

/** What a move counts as in reports: production or other work (MV-ENT-08). */
export type MoveCategory =
  | 'devTest'
  | 'nonProduction'
  | 'preRelease'
  | 'production';

/** What a move counts as in reports beside its category, where the environment uses classes (MV-ENT-11). */
export type MoveClass =
  | 'courtesy'
  | 'devTest'
  | 'preRelease'
  | 'release';

/** Who made the move (MV-ENT-03). */
export type MoveSource =
  /** A partner. */
  | 'api'
  /** The planner. */
  | 'mission_planning'
  /** A person in the console. */
  | 'ui';

/** The state of a move. A returned move is one with `reassignedAt`, whatever its status (MV-STA-01). */
export type MoveStatus =
  | 'canceled'
  | 'complete'
  | 'draft'
  | 'error'
  | 'in_progress'
  | 'pending';

/** What is to be done (MV-ENT-04). */
export type MoveType =
  | 'back_trailer_torture_no_drop'
  | 'find_trailer'
  | 'go_mission'
  | 'go_to_charger'
  | 'go_to_zone'
  | 'hitch_unhitch_torture'
  | 'repark'
  | 'run_route'
  | 'stage'
  | 'trailer'
  | 'trailer_attached'
  | 'truck_controlled_move'
  | 'yard_inventory';

/** Which moves are wanted; all given fields must hold (MV-OPEN-09). With a status and without reassignedAt, returned moves are left out. Without a range of time they are answered however old they are (MV-OPEN-113). */
export type MovesWhere = {
  canceledAt?: DateRange | null | undefined;
  completedAt?: DateRange | null | undefined;
  createdAt?: DateRange | null | undefined;
  erroredAt?: DateRange | null | undefined;
  fromZone?: string | null | undefined;
  /** A part of it, ignoring case. */
  id?: string | null | undefined;
  /** A part of them, ignoring case. */
  notes?: string | null | undefined;
  reassignedAt?: DateRange | null | undefined;
  /** A part of it, ignoring case. */
  referenceId?: string | null | undefined;
  /** A part of it, ignoring case. */
  scac?: string | null | undefined;
  /** A part of it, ignoring case. */
  serial?: string | null | undefined;
  source?: Array<MoveSource> | null | undefined;
  status?: Array<MoveStatus> | null | undefined;
  toZone?: string | null | undefined;
  /** The truck that does or did it, or was asked for while none does. */
  truck?: string | null | undefined;
  type?: Array<MoveType> | null | undefined;
};

/** How grave the news is; errors stay on screen (MV-OPEN-25, OP-NTF-02). */
export type NotificationLevel =
  | 'error'
  | 'info'
  | 'success'
  | 'warning';

/** What happened to the record (MV-OPEN-26). */
export type Operation =
  | 'create'
  | 'delete'
  | 'update';

/** One step of an order; further steps decide among equals (MV-OPEN-08). */
export type OrderBy = {
  direction: SortDirection;
  /** A field of the listed type; BAD_INPUT names those possible. */
  field: string;
};

/** How a question is answered: a line, several lines, a choice, yes or no (MV-ENT-32). */
export type QuestionType =
  | 'boolean'
  | 'multiLine'
  | 'select'
  | 'text';

/** Why a move is rejected or returned (MV-REJ-01). */
export type RejectionCode =
  | 'claim_failure'
  | 'customer_canceled'
  | 'destination_disabled'
  | 'destination_invalid'
  | 'destination_missing'
  | 'destination_occupied'
  | 'move_duplicated'
  | 'reference_id_duplicate'
  | 'reference_id_missing'
  | 'requested_av_unavailable'
  | 'source_and_destination_match'
  | 'source_destination_pair_infeasible'
  | 'source_disabled'
  | 'source_invalid'
  | 'source_missing'
  | 'system_exception'
  | 'trailer_damaged'
  | 'trailer_in_transit'
  | 'trailer_invalid'
  | 'trailer_location_unknown'
  | 'trailer_missing_information'
  | 'trailer_not_found'
  | 'trailer_not_supported'
  | 'unknown'
  | 'weather_interrupt';

export type SortDirection =
  | 'asc'
  | 'desc';

/** What a surveyed route is for (MV-ENT-30). */
export type StaticRouteType =
  /** Looking at every spot along it. */
  | 'inventory'
  /** Run Route moves (MV-OPEN-47). */
  | 'svmp';

/** For which trailers terms are; any: also for those of which nobody knows the load. */
export type TermsLoad =
  | 'any'
  | 'empty'
  | 'loaded';

/** Where in the lines of a file a column stands. */
export type TrailerImportColumnInput = {
  column: TrailerImportColumnName;
  /** From 0. */
  place: number;
};

/** What a file of trailers can say of each of them (OP-OPEN-32). */
export type TrailerImportColumnName =
  | 'dimensionCode'
  | 'loaded'
  | 'notes'
  | 'scac'
  | 'serial'
  | 'zone';

/** What became of a line. */
export type TrailerImportRowStatus =
  | 'added'
  | 'changed'
  /** Not taken back, because something else has happened to its trailer. */
  | 'kept'
  /** Not taken over; errorMessage says why. */
  | 'refused'
  | 'taken_back'
  /** The trailer is on site and as the line says. */
  | 'unchanged'
  /** Not looked at yet. */
  | 'waiting';

/** How far an import is. What is running or taking_back goes on by itself, also after a restart. */
export type TrailerImportStatus =
  | 'done'
  | 'running'
  | 'taken_back'
  | 'taking_back';

/** What is in a trailer; unknown: nobody looked (OP-TRM-16). */
export type TrailerLoad =
  | 'empty'
  | 'loaded'
  | 'unknown';

/** What kind of trailer it is (MV-ENT-17). */
export type TrailerType =
  | 'containerChassis'
  | 'dryVan'
  | 'emptyChassis'
  | 'reefer'
  | 'tanker'
  | 'unknown'
  | 'wedge';

/** Which trailers are wanted; all given fields must hold (MV-ENT-16, OP-OPEN-30). */
export type TrailersWhere = {
  /** False: on site; true: checked out (MV-ENT-16). */
  archived?: boolean | null | undefined;
  archivedAt?: DateRange | null | undefined;
  createdAt?: DateRange | null | undefined;
  /** On site, with a clock that stands so. UNAUTHORIZED for who may not see free time. */
  detention?: Array<DetentionState> | null | undefined;
  /** One of these sizes, by code. */
  dimensionCode?: Array<string> | null | undefined;
  load?: Array<TrailerLoad> | null | undefined;
  /** A part of it, ignoring case. */
  scac?: string | null | undefined;
  /** A part of it, ignoring case. */
  serial?: string | null | undefined;
  type?: Array<TrailerType> | null | undefined;
  /** True: standing in no spot, or in one of zoneId where both are given; false: standing in any spot. */
  withoutZone?: boolean | null | undefined;
  /** Standing in one of these. */
  zoneId?: Array<string> | null | undefined;
};

/** How serious an alert of a truck is. */
export type TruckAlertLevel =
  /** It needs a person before it goes on, or must not be used. */
  | 'fatal'
  | 'warning';

/** Who says that something is wrong. */
export type TruckAlertSource =
  /** The server about what the truck sends. */
  | 'server'
  /** The truck about itself: an entry of `errors` in its VDA 5050 state. */
  | 'truck';

/** Whether dispatch may use a truck (MV-ENT-22). */
export type TruckAvailability =
  | 'available'
  /** For our own people; used like available (MV-OPEN-23). */
  | 'internal'
  | 'unavailable';

export type TruckAvailabilityInput = {
  availability: TruckAvailability;
  internalId: string;
};

/** What somebody saw in a spot: a trailer by carrier and number, or nothing where both are left out. */
export type YardSightingInput = {
  /** Carrier code of the trailer; left out: the spot is empty. */
  scac?: string | null | undefined;
  /** Number of the trailer; left out: the spot is empty. */
  serial?: string | null | undefined;
  /** The spot. */
  zoneId: string;
};

/** What a piece of the yard is for (MV-ENT-26). */
export type ZoneType =
  | 'autonomous'
  | 'charging_station'
  | 'intersection'
  | 'no_go'
  | 'no_go_dynamic'
  | 'staging'
  | 'trailer_dock_spot'
  | 'trailer_parking_spot';

export type ActivityFieldsFragment = { id: string, siteSeq: number, at: string, name: string, subject: ActivitySubject, subjectId: string, actorKind: string, actorName: string | null, trailer: string | null, fromZone: string | null, toZone: string | null, truck: string | null, moveId: string | null, toStatus: MoveStatus | null, error: string | null, changes: Array<{ field: string, from: unknown, to: unknown }> };

export type TrailerHistoryQueryVariables = Exact<{
  trailerId: string;
  take: number;
  before?: number | null | undefined;
}>;


export type TrailerHistoryQuery = { trailerHistory: Array<{ id: string, siteSeq: number, at: string, name: string, subject: ActivitySubject, subjectId: string, actorKind: string, actorName: string | null, trailer: string | null, fromZone: string | null, toZone: string | null, truck: string | null, moveId: string | null, toStatus: MoveStatus | null, error: string | null, changes: Array<{ field: string, from: unknown, to: unknown }> }> };

export type SiteActivityQueryVariables = Exact<{
  siteId: string;
  subjects?: Array<ActivitySubject> | ActivitySubject | null | undefined;
  take: number;
  after?: number | null | undefined;
}>;


export type SiteActivityQuery = { siteActivity: Array<{ id: string, siteSeq: number, at: string, name: string, subject: ActivitySubject, subjectId: string, actorKind: string, actorName: string | null, trailer: string | null, fromZone: string | null, toZone: string | null, truck: string | null, moveId: string | null, toStatus: MoveStatus | null, error: string | null, changes: Array<{ field: string, from: unknown, to: unknown }> }> };

export type MoneyFieldsFragment = { minor: number, currency: Currency };

export type ClockFieldsFragment = { from: string, endedAt: string | null, load: TrailerLoad, startedAt: string, startedBy: ClockStart, terms: { version: number, scac: string | null, load: TermsLoad, freeHours: number, priceMinor: number, currency: Currency, per: ChargeUnit } | null, holds: Array<{ from: string, to: string | null, reason: string }>, earlierCharges: Array<{ minor: number, currency: Currency }> };

export type TrailerClockFragment = { id: string, detention: { from: string, endedAt: string | null, load: TrailerLoad, startedAt: string, startedBy: ClockStart, terms: { version: number, scac: string | null, load: TermsLoad, freeHours: number, priceMinor: number, currency: Currency, per: ChargeUnit } | null, holds: Array<{ from: string, to: string | null, reason: string }>, earlierCharges: Array<{ minor: number, currency: Currency }> } | null };

export type TrailerClocksQueryVariables = Exact<{
  siteId: string;
  take: number;
  skip: number;
}>;


export type TrailerClocksQuery = { paginatedTrailers: { totalCount: number, trailers: Array<{ id: string, detention: { from: string, endedAt: string | null, load: TrailerLoad, startedAt: string, startedBy: ClockStart, terms: { version: number, scac: string | null, load: TermsLoad, freeHours: number, priceMinor: number, currency: Currency, per: ChargeUnit } | null, holds: Array<{ from: string, to: string | null, reason: string }>, earlierCharges: Array<{ minor: number, currency: Currency }> } | null }> } };

export type InventoryFiguresQueryVariables = Exact<{
  siteId: string;
  since: string;
}>;


export type InventoryFiguresQuery = { inventoryFigures: { checkedIn: number, checkedOut: number, lastCheckInAt: string | null, lastCheckOutAt: string | null, medianStaySeconds: number | null, medianStayBeforeSeconds: number | null } };

export type DetentionStatementQueryVariables = Exact<{
  trailerId: string;
}>;


export type DetentionStatementQuery = { detentionStatement: { lines: Array<{ from: string, endedAt: string | null, load: TrailerLoad, startedAt: string, startedBy: ClockStart, terms: { version: number, scac: string | null, load: TermsLoad, freeHours: number, priceMinor: number, currency: Currency, per: ChargeUnit } | null, holds: Array<{ from: string, to: string | null, reason: string }>, earlierCharges: Array<{ minor: number, currency: Currency }> }> } };

export type DwellHistoryQueryVariables = Exact<{
  siteId: string;
  days?: number | null | undefined;
}>;


export type DwellHistoryQuery = { dwellHistory: Array<{ date: string, at: string, onSite: number, overFreeTime: number }> };

export type HoldDetentionMutationVariables = Exact<{
  trailerId: string;
  reason: string;
}>;


export type HoldDetentionMutation = { holdDetention: { id: string, detention: { from: string, endedAt: string | null, load: TrailerLoad, startedAt: string, startedBy: ClockStart, terms: { version: number, scac: string | null, load: TermsLoad, freeHours: number, priceMinor: number, currency: Currency, per: ChargeUnit } | null, holds: Array<{ from: string, to: string | null, reason: string }>, earlierCharges: Array<{ minor: number, currency: Currency }> } | null } };

export type ReleaseDetentionMutationVariables = Exact<{
  trailerId: string;
}>;


export type ReleaseDetentionMutation = { releaseDetention: { id: string, detention: { from: string, endedAt: string | null, load: TrailerLoad, startedAt: string, startedBy: ClockStart, terms: { version: number, scac: string | null, load: TermsLoad, freeHours: number, priceMinor: number, currency: Currency, per: ChargeUnit } | null, holds: Array<{ from: string, to: string | null, reason: string }>, earlierCharges: Array<{ minor: number, currency: Currency }> } | null } };

export type TermsFieldsFragment = { id: string, siteId: string, version: number, validFrom: string, currency: Currency, savedAt: string, savedBy: string | null, rows: Array<{ scac: string | null, load: TermsLoad, freeHours: number, priceMinor: number, per: ChargeUnit }> };

export type DetentionTermsQueryVariables = Exact<{
  siteId: string;
}>;


export type DetentionTermsQuery = { detentionTerms: Array<{ id: string, siteId: string, version: number, validFrom: string, currency: Currency, savedAt: string, savedBy: string | null, rows: Array<{ scac: string | null, load: TermsLoad, freeHours: number, priceMinor: number, per: ChargeUnit }> }> };

export type SaveDetentionTermsMutationVariables = Exact<{
  siteId: string;
  validFrom?: string | null | undefined;
  currency: Currency;
  rows: Array<DetentionTermsRowInput> | DetentionTermsRowInput;
  basedOn?: number | null | undefined;
}>;


export type SaveDetentionTermsMutation = { saveDetentionTerms: { id: string, siteId: string, version: number, validFrom: string, currency: Currency, savedAt: string, savedBy: string | null, rows: Array<{ scac: string | null, load: TermsLoad, freeHours: number, priceMinor: number, per: ChargeUnit }> } };

export type DetentionTermsUpdatesSubscriptionVariables = Exact<{
  siteId: string;
  after?: number | null | undefined;
}>;


export type DetentionTermsUpdatesSubscription = { detentionTermsUpdates: { termsId: string } };

export type FormQuestionsQueryVariables = Exact<{
  siteId: string;
  type: FormType;
}>;


export type FormQuestionsQuery = { getQuestions: Array<{ id: string, formType: FormType, sequence: number, question: string, questionType: QuestionType, isRequired: boolean, selections: Array<{ value: string, canonicalId: string, metadata: unknown }> }> };

export type SubmitFormMutationVariables = Exact<{
  siteId: string;
  answers: FormAnswers;
}>;


export type SubmitFormMutation = { submitForm: { id: string, metadata: unknown } };

export type HistoryLineFragment = { id: string, at: string, kind: HistoryKind, subject: HistorySubject, subjectId: string, subjectName: string | null, means: HistoryMeans, actorKind: ActorKind, actorId: string | null, actorName: string | null, fromZone: { id: string, name: string | null } | null, toZone: { id: string, name: string | null } | null, move: { id: string, referenceId: string | null, seconds: number | null, madeBy: string | null } | null, changes: Array<{ field: string, from: unknown, to: unknown }> };

export type SiteHistoryQueryVariables = Exact<{
  siteId: string;
  where: HistoryWhere;
  take: number;
  before?: string | null | undefined;
}>;


export type SiteHistoryQuery = { siteHistory: { next: string | null, entries: Array<{ id: string, at: string, kind: HistoryKind, subject: HistorySubject, subjectId: string, subjectName: string | null, means: HistoryMeans, actorKind: ActorKind, actorId: string | null, actorName: string | null, fromZone: { id: string, name: string | null } | null, toZone: { id: string, name: string | null } | null, move: { id: string, referenceId: string | null, seconds: number | null, madeBy: string | null } | null, changes: Array<{ field: string, from: unknown, to: unknown }> }> } };

export type HistoryActorsQueryVariables = Exact<{
  siteId: string;
}>;


export type HistoryActorsQuery = { historyActors: Array<{ id: string, kind: ActorKind, name: string }> };

export type TrailerImportFieldsFragment = { id: string, siteId: string, fileName: string, status: TrailerImportStatus, rowCount: number, waitingCount: number, addedCount: number, changedCount: number, unchangedCount: number, refusedCount: number, takenBackCount: number, keptCount: number, createdAt: string, updatedAt: string };

export type TrailerImportRowFieldsFragment = { line: number, scac: string, serial: string, zone: string, status: TrailerImportRowStatus, errorMessage: string | null, errorSentence: { code: string, args: unknown, message: string } | null, remedySentence: { code: string, args: unknown, message: string } | null };

export type TryTrailerImportMutationVariables = Exact<{
  siteId: string;
  trailersFile: File;
  columns?: Array<TrailerImportColumnInput> | TrailerImportColumnInput | null | undefined;
}>;


export type TryTrailerImportMutation = { tryTrailerImport: { encoding: string, headings: Array<string>, duplicateHeadings: Array<string>, areColumnsRemembered: boolean, missingColumns: Array<TrailerImportColumnName>, rowCount: number, addedCount: number, changedCount: number, unchangedCount: number, refusedCount: number, columns: Array<{ column: TrailerImportColumnName, place: number }>, refusedRows: Array<{ line: number, scac: string, serial: string, zone: string, status: TrailerImportRowStatus, errorMessage: string | null, errorSentence: { code: string, args: unknown, message: string } | null, remedySentence: { code: string, args: unknown, message: string } | null }> } };

export type ImportTrailersMutationVariables = Exact<{
  siteId: string;
  trailersFile: File;
  columns?: Array<TrailerImportColumnInput> | TrailerImportColumnInput | null | undefined;
}>;


export type ImportTrailersMutation = { importTrailers: { id: string, siteId: string, fileName: string, status: TrailerImportStatus, rowCount: number, waitingCount: number, addedCount: number, changedCount: number, unchangedCount: number, refusedCount: number, takenBackCount: number, keptCount: number, createdAt: string, updatedAt: string } };

export type TakeBackTrailerImportMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackTrailerImportMutation = { takeBackTrailerImport: { id: string, siteId: string, fileName: string, status: TrailerImportStatus, rowCount: number, waitingCount: number, addedCount: number, changedCount: number, unchangedCount: number, refusedCount: number, takenBackCount: number, keptCount: number, createdAt: string, updatedAt: string } };

export type LastTrailerImportsQueryVariables = Exact<{
  siteId: string;
}>;


export type LastTrailerImportsQuery = { trailerImports: Array<{ id: string, siteId: string, fileName: string, status: TrailerImportStatus, rowCount: number, waitingCount: number, addedCount: number, changedCount: number, unchangedCount: number, refusedCount: number, takenBackCount: number, keptCount: number, createdAt: string, updatedAt: string }> };

export type TrailerImportQueryVariables = Exact<{
  id: string;
}>;


export type TrailerImportQuery = { trailerImport: { id: string, siteId: string, fileName: string, status: TrailerImportStatus, rowCount: number, waitingCount: number, addedCount: number, changedCount: number, unchangedCount: number, refusedCount: number, takenBackCount: number, keptCount: number, createdAt: string, updatedAt: string } | null };

export type TrailerImportRowsQueryVariables = Exact<{
  id: string;
}>;


export type TrailerImportRowsQuery = { trailerImport: { id: string, errors: Array<{ line: number, scac: string, serial: string, zone: string, status: TrailerImportRowStatus, errorMessage: string | null, errorSentence: { code: string, args: unknown, message: string } | null, remedySentence: { code: string, args: unknown, message: string } | null }>, successes: Array<{ line: number, scac: string, serial: string, zone: string, status: TrailerImportRowStatus, errorMessage: string | null, errorSentence: { code: string, args: unknown, message: string } | null, remedySentence: { code: string, args: unknown, message: string } | null }> } | null };

export type TrailerImportUpdatesSubscriptionVariables = Exact<{
  siteId: string;
  after?: number | null | undefined;
}>;


export type TrailerImportUpdatesSubscription = { trailerImportUpdates: { operation: Operation, trailerImportId: string, trailerImport: { id: string, siteId: string, fileName: string, status: TrailerImportStatus, rowCount: number, waitingCount: number, addedCount: number, changedCount: number, unchangedCount: number, refusedCount: number, takenBackCount: number, keptCount: number, createdAt: string, updatedAt: string } | null } };

export type CheckedOutTrailersQueryVariables = Exact<{
  siteId: string;
  where: TrailersWhere;
  orderBy: Array<OrderBy> | OrderBy;
  take: number;
  skip: number;
}>;


export type CheckedOutTrailersQuery = { paginatedTrailers: { totalCount: number, trailers: Array<{ id: string, siteId: string, scac: string, serial: string, type: TrailerType, dimensionCode: string | null, lengthMeters: number | null, widthMeters: number | null, loaded: boolean | null, inTransit: boolean, canMove: boolean, otrDropOffConfirmed: boolean, notes: string | null, zoneId: string | null, priorZoneId: string | null, attachedTruckId: string | null, archived: boolean, archivedAt: string | null, createdAt: string, updatedAt: string, detention: { from: string, endedAt: string | null, load: TrailerLoad, startedAt: string, startedBy: ClockStart, terms: { version: number, scac: string | null, load: TermsLoad, freeHours: number, priceMinor: number, currency: Currency, per: ChargeUnit } | null, holds: Array<{ from: string, to: string | null, reason: string }>, earlierCharges: Array<{ minor: number, currency: Currency }> } | null }> } };

export type TrailerDetailsQueryVariables = Exact<{
  id: string;
}>;


export type TrailerDetailsQuery = { getTrailer: { additionalInfo: unknown, id: string, siteId: string, scac: string, serial: string, type: TrailerType, dimensionCode: string | null, lengthMeters: number | null, widthMeters: number | null, loaded: boolean | null, inTransit: boolean, canMove: boolean, otrDropOffConfirmed: boolean, notes: string | null, zoneId: string | null, priorZoneId: string | null, attachedTruckId: string | null, archived: boolean, archivedAt: string | null, createdAt: string, updatedAt: string, zone: { id: string, name: string } | null, priorZone: { id: string, name: string } | null, detention: { from: string, endedAt: string | null, load: TrailerLoad, startedAt: string, startedBy: ClockStart, terms: { version: number, scac: string | null, load: TermsLoad, freeHours: number, priceMinor: number, currency: Currency, per: ChargeUnit } | null, holds: Array<{ from: string, to: string | null, reason: string }>, earlierCharges: Array<{ minor: number, currency: Currency }> } | null } | null };

export type CheckInTrailerMutationVariables = Exact<{
  siteId: string;
  scac: string;
  serial: string;
  dimensionCode?: string | null | undefined;
  loaded?: boolean | null | undefined;
  notes?: string | null | undefined;
  zoneId?: string | null | undefined;
}>;


export type CheckInTrailerMutation = { checkInTrailer: { id: string, siteId: string, scac: string, serial: string, type: TrailerType, dimensionCode: string | null, lengthMeters: number | null, widthMeters: number | null, loaded: boolean | null, inTransit: boolean, canMove: boolean, otrDropOffConfirmed: boolean, notes: string | null, zoneId: string | null, priorZoneId: string | null, attachedTruckId: string | null, archived: boolean, archivedAt: string | null, createdAt: string, updatedAt: string } };

export type UpdateTrailerMutationVariables = Exact<{
  id: string;
  scac?: string | null | undefined;
  serial?: string | null | undefined;
  dimensionCode?: string | null | undefined;
  loaded?: boolean | null | undefined;
  notes?: string | null | undefined;
  zoneId?: string | null | undefined;
}>;


export type UpdateTrailerMutation = { updateTrailer: { id: string, siteId: string, scac: string, serial: string, type: TrailerType, dimensionCode: string | null, lengthMeters: number | null, widthMeters: number | null, loaded: boolean | null, inTransit: boolean, canMove: boolean, otrDropOffConfirmed: boolean, notes: string | null, zoneId: string | null, priorZoneId: string | null, attachedTruckId: string | null, archived: boolean, archivedAt: string | null, createdAt: string, updatedAt: string } };

export type MoveToPendingMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MoveToPendingMutation = { moveToPending: Array<{ id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> }> };

export type CancelMovesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CancelMovesMutation = { cancelMoves: Array<{ id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> }> };

export type DeleteMovesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteMovesMutation = { deleteMoves: Array<{ id: string, siteId: string }> };

export type RejectMovesMutationVariables = Exact<{
  ids: Array<string> | string;
  code: RejectionCode;
  description?: string | null | undefined;
}>;


export type RejectMovesMutation = { rejectMoves: Array<{ id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> }> };

export type UpdateMoveStatusMutationVariables = Exact<{
  id: string;
  status: MoveStatus;
  errorMessage?: string | null | undefined;
  toZoneId?: string | null | undefined;
  truckId?: string | null | undefined;
  expectedUpdatedAt?: string | null | undefined;
}>;


export type UpdateMoveStatusMutation = { updateMoveStatus: { id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> } };

export type GiveUpMoveMutationVariables = Exact<{
  id: string;
}>;


export type GiveUpMoveMutation = { giveUpMove: { id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> } };

export type SetTruckFreeMutationVariables = Exact<{
  truckId: string;
}>;


export type SetTruckFreeMutation = { setTruckFree: { id: string, name: string } };

export type TruckOfMoveQueryVariables = Exact<{
  id: string;
}>;


export type TruckOfMoveQuery = { move: { id: string, truck: { id: string, name: string } | null } | null };

export type PlaygroundTrucksQueryVariables = Exact<{
  siteId: string;
}>;


export type PlaygroundTrucksQuery = { getTrucks: Array<{ id: string, name: string }> };

export type AssignMoveToPlaygroundTruckMutationVariables = Exact<{
  moveId: string;
  truckId: string;
}>;


export type AssignMoveToPlaygroundTruckMutation = { _assignMoveToPlaygroundTruck: { id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> } };

export type ForceDeleteMovesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ForceDeleteMovesMutation = { deleteMoves: Array<{ id: string, siteId: string }> };

export type MoveDetailsQueryVariables = Exact<{
  id: string;
}>;


export type MoveDetailsQuery = { move: { id: string, siteId: string, createdAt: string, updatedAt: string, version: number, additionalInfo: unknown, deadline: string | null, rejectedAt: string | null, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> } | null };

export type ScreenRecordingQueryVariables = Exact<{
  id: string;
}>;


export type ScreenRecordingQuery = { generateSignedVideoUrl: string | null };

export type MoveHistoryQueryVariables = Exact<{
  id: string;
}>;


export type MoveHistoryQuery = { move: { id: string, history: Array<{ id: string, at: string, event: string, actorKind: string, actorName: string | null, fromStatus: MoveStatus | null, toStatus: MoveStatus | null }> } | null };

export type StaticRoutesQueryVariables = Exact<{
  siteId: string;
  routeType: StaticRouteType;
}>;


export type StaticRoutesQuery = { staticRoutes: Array<{ id: string, siteVersion: string, name: string, routeType: StaticRouteType }> };

export type MoveRouteQueryVariables = Exact<{
  siteId: string;
  fromZoneId?: string | null | undefined;
  truckId?: string | null | undefined;
  toZoneId: string;
}>;


export type MoveRouteQuery = { moveRoute: { distanceMeters: number, drivingSeconds: number, points: Array<{ latitude: number, longitude: number, reverse: boolean }> } | null };

export type CreateDraftMoveMutationVariables = Exact<{
  fromZoneId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  metadata?: unknown;
  moveCategory: MoveCategory;
  moveClass?: MoveClass | null | undefined;
  notes?: string | null | undefined;
  priority?: number | null | undefined;
  requestedTruckId?: string | null | undefined;
  retryOfId?: string | null | undefined;
  siteId: string;
  toZoneId?: string | null | undefined;
  trailerId?: string | null | undefined;
  type: MoveType;
}>;


export type CreateDraftMoveMutation = { createDraftMove: { id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> } };

export type CreatePendingMoveMutationVariables = Exact<{
  fromZoneId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  metadata?: unknown;
  moveCategory: MoveCategory;
  moveClass?: MoveClass | null | undefined;
  notes?: string | null | undefined;
  priority?: number | null | undefined;
  requestedTruckId?: string | null | undefined;
  retryOfId?: string | null | undefined;
  siteId: string;
  toZoneId?: string | null | undefined;
  trailerId?: string | null | undefined;
  type: MoveType;
}>;


export type CreatePendingMoveMutation = { createPendingMove: { id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> } };

export type UpdateDraftMoveMutationVariables = Exact<{
  fromZoneId?: string | null | undefined;
  id: string;
  metadata?: unknown;
  moveCategory?: MoveCategory | null | undefined;
  moveClass?: MoveClass | null | undefined;
  notes?: string | null | undefined;
  priority?: number | null | undefined;
  requestedTruckId?: string | null | undefined;
  status?: MoveStatus | null | undefined;
  toZoneId?: string | null | undefined;
  trailerId?: string | null | undefined;
  type?: MoveType | null | undefined;
  version?: number | null | undefined;
}>;


export type UpdateDraftMoveMutation = { updateDraftMove: { id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> } };

export type UpdateNonDraftMoveMutationVariables = Exact<{
  id: string;
  moveCategory?: MoveCategory | null | undefined;
  moveClass?: MoveClass | null | undefined;
  notes?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type UpdateNonDraftMoveMutation = { updateNonDraftMove: { id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> } };

export type HistoryMovesQueryVariables = Exact<{
  siteId: string;
  where: MovesWhere;
  orderBy: Array<OrderBy> | OrderBy;
  take: number;
  skip: number;
}>;


export type HistoryMovesQuery = { paginatedMoves: { totalCount: number, moves: Array<{ id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> }> } };

export type CustomerApiExistsQueryVariables = Exact<{
  siteId: string;
  type: IntegrationCall;
}>;


export type CustomerApiExistsQuery = { customerAPIExists: boolean };

export type LatestErrorQueryVariables = Exact<{
  siteId: string;
}>;


export type LatestErrorQuery = { paginatedMoves: { totalCount: number, moves: Array<{ id: string, erroredAt: string | null, createdAt: string }> } };

export type NotificationsSubscriptionVariables = Exact<{
  siteId: string;
}>;


export type NotificationsSubscription = { notifications: { notificationLevel: NotificationLevel, title: string, siteId: string, moveId: string | null, titleSentence: { code: string, args: unknown }, lines: Array<{ code: string, args: unknown, message: string }> } | null };

export type MoveValuesFragment = { type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null };

export type MoveDetailValuesFragment = { additionalInfo: unknown, deadline: string | null, rejectedAt: string | null };

export type MoveFieldsFragment = { id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> };

export type OpenMovesQueryVariables = Exact<{
  siteId: string;
}>;


export type OpenMovesQuery = { movesList: Array<{ id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> }> };

export type MoveUpdatesSubscriptionVariables = Exact<{
  siteId: string;
  after?: number | null | undefined;
}>;


export type MoveUpdatesSubscription = { moveUpdates: { operation: Operation, moveId: string, move: { id: string, siteId: string, createdAt: string, updatedAt: string, version: number, type: MoveType, source: MoveSource, status: MoveStatus, priority: number, moveCategory: MoveCategory, moveClass: MoveClass | null, notes: string | null, metadata: unknown, referenceId: string | null, customerStatus: string | null, errorMessage: string | null, rejectedCode: string | null, reassignedCode: string | null, reassignedDescription: string | null, pendingAt: string | null, inProgressAt: string | null, completedAt: string | null, canceledAt: string | null, erroredAt: string | null, reassignedAt: string | null, moveDuration: number | null, fromZone: { id: string, name: string, enabled: boolean } | null, toZone: { id: string, name: string, enabled: boolean } | null, trailer: { id: string, scac: string, serial: string, inTransit: boolean, dimensionCode: string | null, lengthMeters: number | null } | null, truck: { id: string, name: string } | null, requestedTruck: { id: string, name: string } | null, partnerPayload: { fromZone: string | null, toZone: string | null, scac: string | null, serial: string | null, referenceId: string | null } | null, errorSentence: { code: string, args: unknown } | null, waitReasons: Array<{ code: string, message: string, args: unknown, zoneId: string | null, trailerId: string | null, truckId: string | null, moveId: string | null, since: string | null, helps: string | null }> } | null } };

export type TelemetryFieldsFragment = { truckId: string, truckInternalId: string, siteId: string, activeMoveId: string | null, activeSegmentId: string | null, missionSegmentType: string | null, isStale: boolean, isDefault: boolean, autonomyActive: boolean, paused: boolean, eStopReleased: boolean, batteryPercentage: number | null, latitudeDegrees: number | null, longitudeDegrees: number | null, headingRadians: number | null, trailerAngleRadians: number | null, speedMetersPerSecond: number | null, trailerIsConnected: boolean, connectedTrailerId: string | null, hasRemoteAssist: boolean, hardDriveUtilization: number | null, truckState: string, connected: boolean, avBlockedReason: string | null, alertsOmitted: number, clockOffsetSeconds: number | null, reportedAt: string | null, updatedAt: string, alerts: Array<{ source: TruckAlertSource, level: TruckAlertLevel, code: string, text: string, firstSeenAt: string, blocksMoves: boolean, sentence: { code: string, args: unknown } | null }> };

export type FleetViewTelemetrySubscriptionVariables = Exact<{
  siteIds: Array<string> | string;
}>;


export type FleetViewTelemetrySubscription = { fleetViewTelemetry: { siteId: string, at: string, trucks: Array<{ truckId: string, truckInternalId: string, siteId: string, activeMoveId: string | null, activeSegmentId: string | null, missionSegmentType: string | null, isStale: boolean, isDefault: boolean, autonomyActive: boolean, paused: boolean, eStopReleased: boolean, batteryPercentage: number | null, latitudeDegrees: number | null, longitudeDegrees: number | null, headingRadians: number | null, trailerAngleRadians: number | null, speedMetersPerSecond: number | null, trailerIsConnected: boolean, connectedTrailerId: string | null, hasRemoteAssist: boolean, hardDriveUtilization: number | null, truckState: string, connected: boolean, avBlockedReason: string | null, alertsOmitted: number, clockOffsetSeconds: number | null, reportedAt: string | null, updatedAt: string, alerts: Array<{ source: TruckAlertSource, level: TruckAlertLevel, code: string, text: string, firstSeenAt: string, blocksMoves: boolean, sentence: { code: string, args: unknown } | null }> }> } };

export type TrailerFieldsFragment = { id: string, siteId: string, scac: string, serial: string, type: TrailerType, dimensionCode: string | null, lengthMeters: number | null, widthMeters: number | null, loaded: boolean | null, inTransit: boolean, canMove: boolean, otrDropOffConfirmed: boolean, notes: string | null, zoneId: string | null, priorZoneId: string | null, attachedTruckId: string | null, archived: boolean, archivedAt: string | null, createdAt: string, updatedAt: string };

export type TrailersOnSiteQueryVariables = Exact<{
  siteId: string;
  take: number;
  skip: number;
}>;


export type TrailersOnSiteQuery = { paginatedTrailers: { totalCount: number, trailers: Array<{ id: string, siteId: string, scac: string, serial: string, type: TrailerType, dimensionCode: string | null, lengthMeters: number | null, widthMeters: number | null, loaded: boolean | null, inTransit: boolean, canMove: boolean, otrDropOffConfirmed: boolean, notes: string | null, zoneId: string | null, priorZoneId: string | null, attachedTruckId: string | null, archived: boolean, archivedAt: string | null, createdAt: string, updatedAt: string }> } };

export type TrailerUpdatesSubscriptionVariables = Exact<{
  siteId: string;
  after?: number | null | undefined;
}>;


export type TrailerUpdatesSubscription = { trailerUpdates: { operation: Operation, trailerId: string, trailer: { id: string, siteId: string, scac: string, serial: string, type: TrailerType, dimensionCode: string | null, lengthMeters: number | null, widthMeters: number | null, loaded: boolean | null, inTransit: boolean, canMove: boolean, otrDropOffConfirmed: boolean, notes: string | null, zoneId: string | null, priorZoneId: string | null, attachedTruckId: string | null, archived: boolean, archivedAt: string | null, createdAt: string, updatedAt: string, detention: { from: string, endedAt: string | null, load: TrailerLoad, startedAt: string, startedBy: ClockStart, terms: { version: number, scac: string | null, load: TermsLoad, freeHours: number, priceMinor: number, currency: Currency, per: ChargeUnit } | null, holds: Array<{ from: string, to: string | null, reason: string }>, earlierCharges: Array<{ minor: number, currency: Currency }> } | null } | null } };

export type TruckFieldsFragment = { id: string, siteId: string, internalId: string, name: string, availability: TruckAvailability, readOnly: boolean, archived: boolean, manifestVersionRef: string | null, updatedAt: string };

export type TrucksQueryVariables = Exact<{
  siteId: string;
}>;


export type TrucksQuery = { getTrucks: Array<{ id: string, siteId: string, internalId: string, name: string, availability: TruckAvailability, readOnly: boolean, archived: boolean, manifestVersionRef: string | null, updatedAt: string }> };

export type OnTruckUpdatesSubscriptionVariables = Exact<{
  siteId: string;
  after?: number | null | undefined;
}>;


export type OnTruckUpdatesSubscription = { onTruckUpdates: { operation: Operation, truckId: string, truck: { id: string, siteId: string, internalId: string, name: string, availability: TruckAvailability, readOnly: boolean, archived: boolean, manifestVersionRef: string | null, updatedAt: string } | null } };

export type ZoneFieldsFragment = { id: string, siteId: string, name: string, zoneType: ZoneType, headingRadians: number | null, lengthMeters: number | null, widthMeters: number | null, bank: string | null, enabled: boolean, enabledSource: EnabledSource | null, occupancySource: EnabledSource | null, occupancyUpdatedAt: string | null, updatedAt: string, coordinates: Array<{ latitude: number, longitude: number }> };

export type ZonesQueryVariables = Exact<{
  siteId: string;
}>;


export type ZonesQuery = { zones: Array<{ id: string, siteId: string, name: string, zoneType: ZoneType, headingRadians: number | null, lengthMeters: number | null, widthMeters: number | null, bank: string | null, enabled: boolean, enabledSource: EnabledSource | null, occupancySource: EnabledSource | null, occupancyUpdatedAt: string | null, updatedAt: string, coordinates: Array<{ latitude: number, longitude: number }> }> };

export type OnZoneUpdatesSubscriptionVariables = Exact<{
  siteId: string;
  after?: number | null | undefined;
}>;


export type OnZoneUpdatesSubscription = { onZoneUpdates: { operation: Operation, zoneId: string, name: string | null, zone: { id: string, siteId: string, name: string, zoneType: ZoneType, headingRadians: number | null, lengthMeters: number | null, widthMeters: number | null, bank: string | null, enabled: boolean, enabledSource: EnabledSource | null, occupancySource: EnabledSource | null, occupancyUpdatedAt: string | null, updatedAt: string, coordinates: Array<{ latitude: number, longitude: number }> } | null } };

export type SiteFieldsFragment = { id: string, name: string, internalSiteAlias: string, timeZone: string, mapHeadingDegrees: number, mapOverlayPath: string | null, isWorkingHours: boolean, partner: { id: string, name: string }, bounds: { latitudeMin: number, latitudeMax: number, longitudeMin: number, longitudeMax: number }, origin: { latitude: number, longitude: number, rotationRadians: number }, config: { acceptPartnerMoves: boolean, enableDynamicNoGo: boolean, enableMetricsPage: boolean, enablePartnerTable: boolean, enableTrailerBulkUpload: boolean, enableTrailerConfirmDropoff: boolean, enableSvmpMissions: boolean, enableTruckAssignment: boolean, enableZoneImages: boolean, enableTruckControlledMove: boolean, hideActiveYardInventory: boolean, hidePassiveYardInventory: boolean, trailerUndoCheckoutExpiration: number | null, lengthUnit: LengthUnit } };

export type SitesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitesQuery = { sites: Array<{ id: string, name: string, internalSiteAlias: string, timeZone: string, mapHeadingDegrees: number, mapOverlayPath: string | null, isWorkingHours: boolean, partner: { id: string, name: string }, bounds: { latitudeMin: number, latitudeMax: number, longitudeMin: number, longitudeMax: number }, origin: { latitude: number, longitude: number, rotationRadians: number }, config: { acceptPartnerMoves: boolean, enableDynamicNoGo: boolean, enableMetricsPage: boolean, enablePartnerTable: boolean, enableTrailerBulkUpload: boolean, enableTrailerConfirmDropoff: boolean, enableSvmpMissions: boolean, enableTruckAssignment: boolean, enableZoneImages: boolean, enableTruckControlledMove: boolean, hideActiveYardInventory: boolean, hidePassiveYardInventory: boolean, trailerUndoCheckoutExpiration: number | null, lengthUnit: LengthUnit } }> };

export type SimTimeQueryVariables = Exact<{
  siteId: string;
}>;


export type SimTimeQuery = { getSimDateTime: { initialization: string, clock: string, siteId: string, rate: number } | null };

export type SimTimeUpdatesSubscriptionVariables = Exact<{
  siteId: string;
}>;


export type SimTimeUpdatesSubscription = { simTimeUpdates: { initialization: string, clock: string, siteId: string, rate: number } };

export type CarrierNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type CarrierNamesQuery = { carrierListByScac: Array<{ scac: string, carrierName: string }> };

export type CheckOutTrailerMutationVariables = Exact<{
  id: string;
}>;


export type CheckOutTrailerMutation = { checkOutTrailer: { id: string, siteId: string, scac: string, serial: string, type: TrailerType, dimensionCode: string | null, lengthMeters: number | null, widthMeters: number | null, loaded: boolean | null, inTransit: boolean, canMove: boolean, otrDropOffConfirmed: boolean, notes: string | null, zoneId: string | null, priorZoneId: string | null, attachedTruckId: string | null, archived: boolean, archivedAt: string | null, createdAt: string, updatedAt: string } };

export type UndoTrailerCheckoutMutationVariables = Exact<{
  id: string;
}>;


export type UndoTrailerCheckoutMutation = { undoTrailerCheckout: { id: string, siteId: string, scac: string, serial: string, type: TrailerType, dimensionCode: string | null, lengthMeters: number | null, widthMeters: number | null, loaded: boolean | null, inTransit: boolean, canMove: boolean, otrDropOffConfirmed: boolean, notes: string | null, zoneId: string | null, priorZoneId: string | null, attachedTruckId: string | null, archived: boolean, archivedAt: string | null, createdAt: string, updatedAt: string } };

export type ConfirmDropOffMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmDropOffMutation = { confirmDropOff: { id: string, siteId: string, scac: string, serial: string, type: TrailerType, dimensionCode: string | null, lengthMeters: number | null, widthMeters: number | null, loaded: boolean | null, inTransit: boolean, canMove: boolean, otrDropOffConfirmed: boolean, notes: string | null, zoneId: string | null, priorZoneId: string | null, attachedTruckId: string | null, archived: boolean, archivedAt: string | null, createdAt: string, updatedAt: string } };

export type PlaceTrailerMutationVariables = Exact<{
  id: string;
  zoneId?: string | null | undefined;
}>;


export type PlaceTrailerMutation = { updateTrailer: { id: string, siteId: string, scac: string, serial: string, type: TrailerType, dimensionCode: string | null, lengthMeters: number | null, widthMeters: number | null, loaded: boolean | null, inTransit: boolean, canMove: boolean, otrDropOffConfirmed: boolean, notes: string | null, zoneId: string | null, priorZoneId: string | null, attachedTruckId: string | null, archived: boolean, archivedAt: string | null, createdAt: string, updatedAt: string } };

export type UpdateTrucksAvailabilityMutationVariables = Exact<{
  trucks: Array<TruckAvailabilityInput> | TruckAvailabilityInput;
}>;


export type UpdateTrucksAvailabilityMutation = { updateTrucksAvailability: Array<{ id: string, siteId: string, internalId: string, name: string, availability: TruckAvailability, readOnly: boolean, archived: boolean, manifestVersionRef: string | null, updatedAt: string }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, sub: string, globalPermissions: Array<string>, siteRoles: Array<{ siteId: string, role: string }> } | null };

export type TruckRouteTelemetrySubscriptionVariables = Exact<{
  truckInternalIds: Array<string> | string;
}>;


export type TruckRouteTelemetrySubscription = { truckRouteTelemetry: { truckInternalId: string, moveId: string | null, mapCoordinates: Array<{ latitude: number, longitude: number, reverse: boolean }> } };

export type SetZoneEnabledMutationVariables = Exact<{
  id: string;
  enabled: boolean;
}>;


export type SetZoneEnabledMutation = { setZoneEnabled: { id: string, siteId: string, name: string, zoneType: ZoneType, headingRadians: number | null, lengthMeters: number | null, widthMeters: number | null, bank: string | null, enabled: boolean, enabledSource: EnabledSource | null, occupancySource: EnabledSource | null, occupancyUpdatedAt: string | null, updatedAt: string, coordinates: Array<{ latitude: number, longitude: number }> } };

export type RecordYardWalkMutationVariables = Exact<{
  siteId: string;
  sightings: Array<YardSightingInput> | YardSightingInput;
}>;


export type RecordYardWalkMutation = { recordYardWalk: { confirmedCount: number, emptyCount: number, movedCount: number, addedCount: number, missingCount: number, leftCount: number } };

export const ActivityFieldsFragmentDoc = gql`
    fragment ActivityFields on ActivityEntry {
  id
  siteSeq
  at
  name
  subject
  subjectId
  actorKind
  actorName
  trailer
  fromZone
  toZone
  truck
  moveId
  toStatus
  error
  changes {
    field
    from
    to
  }
}
    ` as unknown as DocumentNode<ActivityFieldsFragment, unknown>;
export const MoneyFieldsFragmentDoc = gql`
    fragment MoneyFields on Money {
  minor
  currency
}
    ` as unknown as DocumentNode<MoneyFieldsFragment, unknown>;
export const ClockFieldsFragmentDoc = gql`
    fragment ClockFields on DetentionClock {
  from
  endedAt
  load
  startedAt
  startedBy
  terms {
    version
    scac
    load
    freeHours
    priceMinor
    currency
    per
  }
  holds {
    from
    to
    reason
  }
  earlierCharges {
    ...MoneyFields
  }
}
    ` as unknown as DocumentNode<ClockFieldsFragment, unknown>;
export const TrailerClockFragmentDoc = gql`
    fragment TrailerClock on Trailer {
  id
  detention {
    ...ClockFields
  }
}
    ` as unknown as DocumentNode<TrailerClockFragment, unknown>;
export const TermsFieldsFragmentDoc = gql`
    fragment TermsFields on DetentionTerms {
  id
  siteId
  version
  validFrom
  currency
  rows {
    scac
    load
    freeHours
    priceMinor
    per
  }
  savedAt
  savedBy
}
    ` as unknown as DocumentNode<TermsFieldsFragment, unknown>;
export const HistoryLineFragmentDoc = gql`
    fragment HistoryLine on HistoryEntry {
  id
  at
  kind
  subject
  subjectId
  subjectName
  means
  actorKind
  actorId
  actorName
  fromZone {
    id
    name
  }
  toZone {
    id
    name
  }
  move {
    id
    referenceId
    seconds
    madeBy
  }
  changes {
    field
    from
    to
  }
}
    ` as unknown as DocumentNode<HistoryLineFragment, unknown>;
export const TrailerImportFieldsFragmentDoc = gql`
    fragment TrailerImportFields on TrailerImport {
  id
  siteId
  fileName
  status
  rowCount
  waitingCount
  addedCount
  changedCount
  unchangedCount
  refusedCount
  takenBackCount
  keptCount
  createdAt
  updatedAt
}
    ` as unknown as DocumentNode<TrailerImportFieldsFragment, unknown>;
export const TrailerImportRowFieldsFragmentDoc = gql`
    fragment TrailerImportRowFields on TrailerImportRow {
  line
  scac
  serial
  zone
  status
  errorMessage
  errorSentence {
    code
    args
    message
  }
  remedySentence {
    code
    args
    message
  }
}
    ` as unknown as DocumentNode<TrailerImportRowFieldsFragment, unknown>;
export const MoveDetailValuesFragmentDoc = gql`
    fragment MoveDetailValues on Move {
  additionalInfo
  deadline
  rejectedAt
}
    ` as unknown as DocumentNode<MoveDetailValuesFragment, unknown>;
export const MoveValuesFragmentDoc = gql`
    fragment MoveValues on Move {
  type
  source
  status
  priority
  moveCategory
  moveClass
  notes
  metadata
  referenceId
  customerStatus
  errorMessage
  rejectedCode
  reassignedCode
  reassignedDescription
  pendingAt
  inProgressAt
  completedAt
  canceledAt
  erroredAt
  reassignedAt
  moveDuration
}
    ` as unknown as DocumentNode<MoveValuesFragment, unknown>;
export const MoveFieldsFragmentDoc = gql`
    fragment MoveFields on Move {
  ...MoveValues
  id
  siteId
  fromZone {
    id
    name
    enabled
  }
  toZone {
    id
    name
    enabled
  }
  trailer {
    id
    scac
    serial
    inTransit
    dimensionCode
    lengthMeters
  }
  truck {
    id
    name
  }
  requestedTruck {
    id
    name
  }
  partnerPayload {
    fromZone
    toZone
    scac
    serial
    referenceId
  }
  errorSentence {
    code
    args
  }
  createdAt
  updatedAt
  version
  waitReasons {
    code
    message
    args
    zoneId
    trailerId
    truckId
    moveId
    since
    helps
  }
}
    ` as unknown as DocumentNode<MoveFieldsFragment, unknown>;
export const TelemetryFieldsFragmentDoc = gql`
    fragment TelemetryFields on TruckTelemetry {
  truckId
  truckInternalId
  siteId
  activeMoveId
  activeSegmentId
  missionSegmentType
  isStale
  isDefault
  autonomyActive
  paused
  eStopReleased
  batteryPercentage
  latitudeDegrees
  longitudeDegrees
  headingRadians
  trailerAngleRadians
  speedMetersPerSecond
  trailerIsConnected
  connectedTrailerId
  hasRemoteAssist
  hardDriveUtilization
  truckState
  connected
  avBlockedReason
  alerts {
    source
    level
    code
    text
    sentence {
      code
      args
    }
    firstSeenAt
    blocksMoves
  }
  alertsOmitted
  clockOffsetSeconds
  reportedAt
  updatedAt
}
    ` as unknown as DocumentNode<TelemetryFieldsFragment, unknown>;
export const TrailerFieldsFragmentDoc = gql`
    fragment TrailerFields on Trailer {
  id
  siteId
  scac
  serial
  type
  dimensionCode
  lengthMeters
  widthMeters
  loaded
  inTransit
  canMove
  otrDropOffConfirmed
  notes
  zoneId
  priorZoneId
  attachedTruckId
  archived
  archivedAt
  createdAt
  updatedAt
}
    ` as unknown as DocumentNode<TrailerFieldsFragment, unknown>;
export const TruckFieldsFragmentDoc = gql`
    fragment TruckFields on Truck {
  id
  siteId
  internalId
  name
  availability
  readOnly
  archived
  manifestVersionRef
  updatedAt
}
    ` as unknown as DocumentNode<TruckFieldsFragment, unknown>;
export const ZoneFieldsFragmentDoc = gql`
    fragment ZoneFields on Zone {
  id
  siteId
  name
  zoneType
  coordinates {
    latitude
    longitude
  }
  headingRadians
  lengthMeters
  widthMeters
  bank
  enabled
  enabledSource
  occupancySource
  occupancyUpdatedAt
  updatedAt
}
    ` as unknown as DocumentNode<ZoneFieldsFragment, unknown>;
export const SiteFieldsFragmentDoc = gql`
    fragment SiteFields on Site {
  id
  name
  internalSiteAlias
  timeZone
  mapHeadingDegrees
  mapOverlayPath
  isWorkingHours
  partner {
    id
    name
  }
  bounds {
    latitudeMin
    latitudeMax
    longitudeMin
    longitudeMax
  }
  origin {
    latitude
    longitude
    rotationRadians
  }
  config {
    acceptPartnerMoves
    enableDynamicNoGo
    enableMetricsPage
    enablePartnerTable
    enableTrailerBulkUpload
    enableTrailerConfirmDropoff
    enableSvmpMissions
    enableTruckAssignment
    enableZoneImages
    enableTruckControlledMove
    hideActiveYardInventory
    hidePassiveYardInventory
    trailerUndoCheckoutExpiration
    lengthUnit
  }
}
    ` as unknown as DocumentNode<SiteFieldsFragment, unknown>;
export const TrailerHistoryDocument = gql`
    query TrailerHistory($trailerId: ID!, $take: Int!, $before: SiteSeq) {
  trailerHistory(trailerId: $trailerId, take: $take, before: $before) {
    ...ActivityFields
  }
}
    ${ActivityFieldsFragmentDoc}` as unknown as DocumentNode<TrailerHistoryQuery, TrailerHistoryQueryVariables>;
export const SiteActivityDocument = gql`
    query SiteActivity($siteId: ID!, $subjects: [ActivitySubject!], $take: Int!, $after: SiteSeq) {
  siteActivity(siteId: $siteId, subjects: $subjects, take: $take, after: $after) {
    ...ActivityFields
  }
}
    ${ActivityFieldsFragmentDoc}` as unknown as DocumentNode<SiteActivityQuery, SiteActivityQueryVariables>;
export const TrailerClocksDocument = gql`
    query TrailerClocks($siteId: ID!, $take: Int!, $skip: Int!) {
  paginatedTrailers(
    siteId: $siteId
    where: {archived: false}
    take: $take
    skip: $skip
  ) {
    totalCount
    trailers {
      ...TrailerClock
    }
  }
}
    ${TrailerClockFragmentDoc}
${ClockFieldsFragmentDoc}
${MoneyFieldsFragmentDoc}` as unknown as DocumentNode<TrailerClocksQuery, TrailerClocksQueryVariables>;
export const InventoryFiguresDocument = gql`
    query InventoryFigures($siteId: ID!, $since: DateTime!) {
  inventoryFigures(siteId: $siteId, since: $since) {
    checkedIn
    checkedOut
    lastCheckInAt
    lastCheckOutAt
    medianStaySeconds
    medianStayBeforeSeconds
  }
}
    ` as unknown as DocumentNode<InventoryFiguresQuery, InventoryFiguresQueryVariables>;
export const DetentionStatementDocument = gql`
    query DetentionStatement($trailerId: ID!) {
  detentionStatement(trailerId: $trailerId) {
    lines {
      ...ClockFields
    }
  }
}
    ${ClockFieldsFragmentDoc}
${MoneyFieldsFragmentDoc}` as unknown as DocumentNode<DetentionStatementQuery, DetentionStatementQueryVariables>;
export const DwellHistoryDocument = gql`
    query DwellHistory($siteId: ID!, $days: Int) {
  dwellHistory(siteId: $siteId, days: $days) {
    date
    at
    onSite
    overFreeTime
  }
}
    ` as unknown as DocumentNode<DwellHistoryQuery, DwellHistoryQueryVariables>;
export const HoldDetentionDocument = gql`
    mutation HoldDetention($trailerId: ID!, $reason: String!) {
  holdDetention(trailerId: $trailerId, reason: $reason) {
    ...TrailerClock
  }
}
    ${TrailerClockFragmentDoc}
${ClockFieldsFragmentDoc}
${MoneyFieldsFragmentDoc}` as unknown as DocumentNode<HoldDetentionMutation, HoldDetentionMutationVariables>;
export const ReleaseDetentionDocument = gql`
    mutation ReleaseDetention($trailerId: ID!) {
  releaseDetention(trailerId: $trailerId) {
    ...TrailerClock
  }
}
    ${TrailerClockFragmentDoc}
${ClockFieldsFragmentDoc}
${MoneyFieldsFragmentDoc}` as unknown as DocumentNode<ReleaseDetentionMutation, ReleaseDetentionMutationVariables>;
export const DetentionTermsDocument = gql`
    query DetentionTerms($siteId: ID!) {
  detentionTerms(siteId: $siteId) {
    ...TermsFields
  }
}
    ${TermsFieldsFragmentDoc}` as unknown as DocumentNode<DetentionTermsQuery, DetentionTermsQueryVariables>;
export const SaveDetentionTermsDocument = gql`
    mutation SaveDetentionTerms($siteId: ID!, $validFrom: DateTime, $currency: Currency!, $rows: [DetentionTermsRowInput!]!, $basedOn: Int) {
  saveDetentionTerms(
    siteId: $siteId
    validFrom: $validFrom
    currency: $currency
    rows: $rows
    basedOn: $basedOn
  ) {
    ...TermsFields
  }
}
    ${TermsFieldsFragmentDoc}` as unknown as DocumentNode<SaveDetentionTermsMutation, SaveDetentionTermsMutationVariables>;
export const DetentionTermsUpdatesDocument = gql`
    subscription DetentionTermsUpdates($siteId: ID!, $after: SiteSeq) {
  detentionTermsUpdates(siteId: $siteId, after: $after) {
    termsId
  }
}
    ` as unknown as DocumentNode<DetentionTermsUpdatesSubscription, DetentionTermsUpdatesSubscriptionVariables>;
export const FormQuestionsDocument = gql`
    query FormQuestions($siteId: ID!, $type: FormType!) {
  getQuestions(siteId: $siteId, type: $type) {
    id
    formType
    sequence
    question
    questionType
    isRequired
    selections {
      value
      canonicalId
      metadata
    }
  }
}
    ` as unknown as DocumentNode<FormQuestionsQuery, FormQuestionsQueryVariables>;
export const SubmitFormDocument = gql`
    mutation SubmitForm($siteId: ID!, $answers: FormAnswers!) {
  submitForm(siteId: $siteId, answers: $answers) {
    id
    metadata
  }
}
    ` as unknown as DocumentNode<SubmitFormMutation, SubmitFormMutationVariables>;
export const SiteHistoryDocument = gql`
    query SiteHistory($siteId: ID!, $where: HistoryWhere!, $take: Int!, $before: String) {
  siteHistory(siteId: $siteId, where: $where, take: $take, before: $before) {
    entries {
      ...HistoryLine
    }
    next
  }
}
    ${HistoryLineFragmentDoc}` as unknown as DocumentNode<SiteHistoryQuery, SiteHistoryQueryVariables>;
export const HistoryActorsDocument = gql`
    query HistoryActors($siteId: ID!) {
  historyActors(siteId: $siteId) {
    id
    kind
    name
  }
}
    ` as unknown as DocumentNode<HistoryActorsQuery, HistoryActorsQueryVariables>;
export const TryTrailerImportDocument = gql`
    mutation TryTrailerImport($siteId: ID!, $trailersFile: Upload!, $columns: [TrailerImportColumnInput!]) {
  tryTrailerImport(
    siteId: $siteId
    trailersFile: $trailersFile
    columns: $columns
  ) {
    encoding
    headings
    duplicateHeadings
    columns {
      column
      place
    }
    areColumnsRemembered
    missingColumns
    rowCount
    addedCount
    changedCount
    unchangedCount
    refusedCount
    refusedRows {
      ...TrailerImportRowFields
    }
  }
}
    ${TrailerImportRowFieldsFragmentDoc}` as unknown as DocumentNode<TryTrailerImportMutation, TryTrailerImportMutationVariables>;
export const ImportTrailersDocument = gql`
    mutation ImportTrailers($siteId: ID!, $trailersFile: Upload!, $columns: [TrailerImportColumnInput!]) {
  importTrailers(siteId: $siteId, trailersFile: $trailersFile, columns: $columns) {
    ...TrailerImportFields
  }
}
    ${TrailerImportFieldsFragmentDoc}` as unknown as DocumentNode<ImportTrailersMutation, ImportTrailersMutationVariables>;
export const TakeBackTrailerImportDocument = gql`
    mutation TakeBackTrailerImport($id: ID!) {
  takeBackTrailerImport(id: $id) {
    ...TrailerImportFields
  }
}
    ${TrailerImportFieldsFragmentDoc}` as unknown as DocumentNode<TakeBackTrailerImportMutation, TakeBackTrailerImportMutationVariables>;
export const LastTrailerImportsDocument = gql`
    query LastTrailerImports($siteId: ID!) {
  trailerImports(siteId: $siteId) {
    ...TrailerImportFields
  }
}
    ${TrailerImportFieldsFragmentDoc}` as unknown as DocumentNode<LastTrailerImportsQuery, LastTrailerImportsQueryVariables>;
export const TrailerImportDocument = gql`
    query TrailerImport($id: ID!) {
  trailerImport(id: $id) {
    ...TrailerImportFields
  }
}
    ${TrailerImportFieldsFragmentDoc}` as unknown as DocumentNode<TrailerImportQuery, TrailerImportQueryVariables>;
export const TrailerImportRowsDocument = gql`
    query TrailerImportRows($id: ID!) {
  trailerImport(id: $id) {
    id
    errors: rows(status: [refused, kept], take: 100) {
      ...TrailerImportRowFields
    }
    successes: rows(status: [added, changed, unchanged], take: 1000) {
      ...TrailerImportRowFields
    }
  }
}
    ${TrailerImportRowFieldsFragmentDoc}` as unknown as DocumentNode<TrailerImportRowsQuery, TrailerImportRowsQueryVariables>;
export const TrailerImportUpdatesDocument = gql`
    subscription TrailerImportUpdates($siteId: ID!, $after: SiteSeq) {
  trailerImportUpdates(siteId: $siteId, after: $after) {
    operation
    trailerImportId
    trailerImport {
      ...TrailerImportFields
    }
  }
}
    ${TrailerImportFieldsFragmentDoc}` as unknown as DocumentNode<TrailerImportUpdatesSubscription, TrailerImportUpdatesSubscriptionVariables>;
export const CheckedOutTrailersDocument = gql`
    query CheckedOutTrailers($siteId: ID!, $where: TrailersWhere!, $orderBy: [OrderBy!]!, $take: Int!, $skip: Int!) {
  paginatedTrailers(
    siteId: $siteId
    where: $where
    orderBy: $orderBy
    take: $take
    skip: $skip
  ) {
    totalCount
    trailers {
      ...TrailerFields
      ...TrailerClock
    }
  }
}
    ${TrailerFieldsFragmentDoc}
${TrailerClockFragmentDoc}
${ClockFieldsFragmentDoc}
${MoneyFieldsFragmentDoc}` as unknown as DocumentNode<CheckedOutTrailersQuery, CheckedOutTrailersQueryVariables>;
export const TrailerDetailsDocument = gql`
    query TrailerDetails($id: ID!) {
  getTrailer(id: $id) {
    ...TrailerFields
    ...TrailerClock
    additionalInfo
    zone {
      id
      name
    }
    priorZone {
      id
      name
    }
  }
}
    ${TrailerFieldsFragmentDoc}
${TrailerClockFragmentDoc}
${ClockFieldsFragmentDoc}
${MoneyFieldsFragmentDoc}` as unknown as DocumentNode<TrailerDetailsQuery, TrailerDetailsQueryVariables>;
export const CheckInTrailerDocument = gql`
    mutation CheckInTrailer($siteId: ID!, $scac: String!, $serial: String!, $dimensionCode: String, $loaded: Boolean, $notes: String, $zoneId: ID) {
  checkInTrailer(
    siteId: $siteId
    scac: $scac
    serial: $serial
    dimensionCode: $dimensionCode
    loaded: $loaded
    notes: $notes
    zoneId: $zoneId
  ) {
    ...TrailerFields
  }
}
    ${TrailerFieldsFragmentDoc}` as unknown as DocumentNode<CheckInTrailerMutation, CheckInTrailerMutationVariables>;
export const UpdateTrailerDocument = gql`
    mutation UpdateTrailer($id: ID!, $scac: String, $serial: String, $dimensionCode: String, $loaded: Boolean, $notes: String, $zoneId: ID) {
  updateTrailer(
    id: $id
    scac: $scac
    serial: $serial
    dimensionCode: $dimensionCode
    loaded: $loaded
    notes: $notes
    zoneId: $zoneId
  ) {
    ...TrailerFields
  }
}
    ${TrailerFieldsFragmentDoc}` as unknown as DocumentNode<UpdateTrailerMutation, UpdateTrailerMutationVariables>;
export const MoveToPendingDocument = gql`
    mutation MoveToPending($ids: [ID!]!) {
  moveToPending(ids: $ids) {
    ...MoveFields
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}` as unknown as DocumentNode<MoveToPendingMutation, MoveToPendingMutationVariables>;
export const CancelMovesDocument = gql`
    mutation CancelMoves($ids: [ID!]!) {
  cancelMoves(ids: $ids) {
    ...MoveFields
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}` as unknown as DocumentNode<CancelMovesMutation, CancelMovesMutationVariables>;
export const DeleteMovesDocument = gql`
    mutation DeleteMoves($ids: [ID!]!) {
  deleteMoves(ids: $ids) {
    id
    siteId
  }
}
    ` as unknown as DocumentNode<DeleteMovesMutation, DeleteMovesMutationVariables>;
export const RejectMovesDocument = gql`
    mutation RejectMoves($ids: [ID!]!, $code: RejectionCode!, $description: String) {
  rejectMoves(
    ids: $ids
    reassignedCode: $code
    reassignedDescription: $description
  ) {
    ...MoveFields
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}` as unknown as DocumentNode<RejectMovesMutation, RejectMovesMutationVariables>;
export const UpdateMoveStatusDocument = gql`
    mutation UpdateMoveStatus($id: ID!, $status: MoveStatus!, $errorMessage: String, $toZoneId: ID, $truckId: ID, $expectedUpdatedAt: DateTime) {
  updateMoveStatus(
    id: $id
    status: $status
    errorMessage: $errorMessage
    toZoneId: $toZoneId
    truckId: $truckId
    expectedUpdatedAt: $expectedUpdatedAt
  ) {
    ...MoveFields
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}` as unknown as DocumentNode<UpdateMoveStatusMutation, UpdateMoveStatusMutationVariables>;
export const GiveUpMoveDocument = gql`
    mutation GiveUpMove($id: ID!) {
  giveUpMove(id: $id) {
    ...MoveFields
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}` as unknown as DocumentNode<GiveUpMoveMutation, GiveUpMoveMutationVariables>;
export const SetTruckFreeDocument = gql`
    mutation SetTruckFree($truckId: ID!) {
  setTruckFree(truckId: $truckId) {
    id
    name
  }
}
    ` as unknown as DocumentNode<SetTruckFreeMutation, SetTruckFreeMutationVariables>;
export const TruckOfMoveDocument = gql`
    query TruckOfMove($id: ID!) {
  move(id: $id) {
    id
    truck {
      id
      name
    }
  }
}
    ` as unknown as DocumentNode<TruckOfMoveQuery, TruckOfMoveQueryVariables>;
export const PlaygroundTrucksDocument = gql`
    query PlaygroundTrucks($siteId: ID!) {
  getTrucks(siteId: $siteId, playground: true) {
    id
    name
  }
}
    ` as unknown as DocumentNode<PlaygroundTrucksQuery, PlaygroundTrucksQueryVariables>;
export const AssignMoveToPlaygroundTruckDocument = gql`
    mutation AssignMoveToPlaygroundTruck($moveId: ID!, $truckId: ID!) {
  _assignMoveToPlaygroundTruck(moveId: $moveId, truckId: $truckId) {
    ...MoveFields
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}` as unknown as DocumentNode<AssignMoveToPlaygroundTruckMutation, AssignMoveToPlaygroundTruckMutationVariables>;
export const ForceDeleteMovesDocument = gql`
    mutation ForceDeleteMoves($ids: [ID!]!) {
  deleteMoves(ids: $ids, force: true) {
    id
    siteId
  }
}
    ` as unknown as DocumentNode<ForceDeleteMovesMutation, ForceDeleteMovesMutationVariables>;
export const MoveDetailsDocument = gql`
    query MoveDetails($id: ID!) {
  move(id: $id) {
    ...MoveFields
    ...MoveDetailValues
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}
${MoveDetailValuesFragmentDoc}` as unknown as DocumentNode<MoveDetailsQuery, MoveDetailsQueryVariables>;
export const ScreenRecordingDocument = gql`
    query ScreenRecording($id: ID!) {
  generateSignedVideoUrl(mission_id: $id)
}
    ` as unknown as DocumentNode<ScreenRecordingQuery, ScreenRecordingQueryVariables>;
export const MoveHistoryDocument = gql`
    query MoveHistory($id: ID!) {
  move(id: $id) {
    id
    history {
      id
      at
      event
      actorKind
      actorName
      fromStatus
      toStatus
    }
  }
}
    ` as unknown as DocumentNode<MoveHistoryQuery, MoveHistoryQueryVariables>;
export const StaticRoutesDocument = gql`
    query StaticRoutes($siteId: ID!, $routeType: StaticRouteType!) {
  staticRoutes(siteId: $siteId, routeType: $routeType) {
    id
    siteVersion
    name
    routeType
  }
}
    ` as unknown as DocumentNode<StaticRoutesQuery, StaticRoutesQueryVariables>;
export const MoveRouteDocument = gql`
    query MoveRoute($siteId: ID!, $fromZoneId: ID, $truckId: ID, $toZoneId: ID!) {
  moveRoute(
    siteId: $siteId
    fromZoneId: $fromZoneId
    truckId: $truckId
    toZoneId: $toZoneId
  ) {
    distanceMeters
    drivingSeconds
    points {
      latitude
      longitude
      reverse
    }
  }
}
    ` as unknown as DocumentNode<MoveRouteQuery, MoveRouteQueryVariables>;
export const CreateDraftMoveDocument = gql`
    mutation CreateDraftMove($fromZoneId: ID, $idempotencyKey: String, $metadata: JSON, $moveCategory: MoveCategory!, $moveClass: MoveClass, $notes: String, $priority: Int, $requestedTruckId: ID, $retryOfId: ID, $siteId: ID!, $toZoneId: ID, $trailerId: ID, $type: MoveType!) {
  createDraftMove(
    fromZoneId: $fromZoneId
    idempotencyKey: $idempotencyKey
    metadata: $metadata
    moveCategory: $moveCategory
    moveClass: $moveClass
    notes: $notes
    priority: $priority
    requestedTruckId: $requestedTruckId
    retryOfId: $retryOfId
    siteId: $siteId
    toZoneId: $toZoneId
    trailerId: $trailerId
    type: $type
  ) {
    ...MoveFields
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}` as unknown as DocumentNode<CreateDraftMoveMutation, CreateDraftMoveMutationVariables>;
export const CreatePendingMoveDocument = gql`
    mutation CreatePendingMove($fromZoneId: ID, $idempotencyKey: String, $metadata: JSON, $moveCategory: MoveCategory!, $moveClass: MoveClass, $notes: String, $priority: Int, $requestedTruckId: ID, $retryOfId: ID, $siteId: ID!, $toZoneId: ID, $trailerId: ID, $type: MoveType!) {
  createPendingMove(
    fromZoneId: $fromZoneId
    idempotencyKey: $idempotencyKey
    metadata: $metadata
    moveCategory: $moveCategory
    moveClass: $moveClass
    notes: $notes
    priority: $priority
    requestedTruckId: $requestedTruckId
    retryOfId: $retryOfId
    siteId: $siteId
    toZoneId: $toZoneId
    trailerId: $trailerId
    type: $type
  ) {
    ...MoveFields
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}` as unknown as DocumentNode<CreatePendingMoveMutation, CreatePendingMoveMutationVariables>;
export const UpdateDraftMoveDocument = gql`
    mutation UpdateDraftMove($fromZoneId: ID, $id: ID!, $metadata: JSON, $moveCategory: MoveCategory, $moveClass: MoveClass, $notes: String, $priority: Int, $requestedTruckId: ID, $status: MoveStatus, $toZoneId: ID, $trailerId: ID, $type: MoveType, $version: Int) {
  updateDraftMove(
    fromZoneId: $fromZoneId
    id: $id
    metadata: $metadata
    moveCategory: $moveCategory
    moveClass: $moveClass
    notes: $notes
    priority: $priority
    requestedTruckId: $requestedTruckId
    status: $status
    toZoneId: $toZoneId
    trailerId: $trailerId
    type: $type
    version: $version
  ) {
    ...MoveFields
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}` as unknown as DocumentNode<UpdateDraftMoveMutation, UpdateDraftMoveMutationVariables>;
export const UpdateNonDraftMoveDocument = gql`
    mutation UpdateNonDraftMove($id: ID!, $moveCategory: MoveCategory, $moveClass: MoveClass, $notes: String, $version: Int) {
  updateNonDraftMove(
    id: $id
    moveCategory: $moveCategory
    moveClass: $moveClass
    notes: $notes
    version: $version
  ) {
    ...MoveFields
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}` as unknown as DocumentNode<UpdateNonDraftMoveMutation, UpdateNonDraftMoveMutationVariables>;
export const HistoryMovesDocument = gql`
    query HistoryMoves($siteId: ID!, $where: MovesWhere!, $orderBy: [OrderBy!]!, $take: Int!, $skip: Int!) {
  paginatedMoves(
    siteId: $siteId
    where: $where
    orderBy: $orderBy
    take: $take
    skip: $skip
  ) {
    totalCount
    moves {
      ...MoveFields
    }
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}` as unknown as DocumentNode<HistoryMovesQuery, HistoryMovesQueryVariables>;
export const CustomerApiExistsDocument = gql`
    query CustomerApiExists($siteId: ID!, $type: IntegrationCall!) {
  customerAPIExists(siteId: $siteId, type: $type)
}
    ` as unknown as DocumentNode<CustomerApiExistsQuery, CustomerApiExistsQueryVariables>;
export const LatestErrorDocument = gql`
    query LatestError($siteId: ID!) {
  paginatedMoves(
    siteId: $siteId
    where: {status: [error], reassignedAt: {isNull: true}}
    orderBy: [{field: "erroredAt", direction: desc}]
    take: 1
    skip: 0
  ) {
    totalCount
    moves {
      id
      erroredAt
      createdAt
    }
  }
}
    ` as unknown as DocumentNode<LatestErrorQuery, LatestErrorQueryVariables>;
export const NotificationsDocument = gql`
    subscription Notifications($siteId: ID!) {
  notifications(siteId: $siteId) {
    notificationLevel
    title
    titleSentence {
      code
      args
    }
    lines {
      code
      args
      message
    }
    siteId
    moveId
  }
}
    ` as unknown as DocumentNode<NotificationsSubscription, NotificationsSubscriptionVariables>;
export const OpenMovesDocument = gql`
    query OpenMoves($siteId: ID!) {
  movesList(siteId: $siteId, status: [draft, pending, in_progress]) {
    ...MoveFields
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}` as unknown as DocumentNode<OpenMovesQuery, OpenMovesQueryVariables>;
export const MoveUpdatesDocument = gql`
    subscription MoveUpdates($siteId: ID!, $after: SiteSeq) {
  moveUpdates(siteId: $siteId, after: $after) {
    operation
    moveId
    move {
      ...MoveFields
    }
  }
}
    ${MoveFieldsFragmentDoc}
${MoveValuesFragmentDoc}` as unknown as DocumentNode<MoveUpdatesSubscription, MoveUpdatesSubscriptionVariables>;
export const FleetViewTelemetryDocument = gql`
    subscription FleetViewTelemetry($siteIds: [ID!]!) {
  fleetViewTelemetry(siteIds: $siteIds) {
    siteId
    at
    trucks {
      ...TelemetryFields
    }
  }
}
    ${TelemetryFieldsFragmentDoc}` as unknown as DocumentNode<FleetViewTelemetrySubscription, FleetViewTelemetrySubscriptionVariables>;
export const TrailersOnSiteDocument = gql`
    query TrailersOnSite($siteId: ID!, $take: Int!, $skip: Int!) {
  paginatedTrailers(
    siteId: $siteId
    where: {archived: false}
    take: $take
    skip: $skip
  ) {
    totalCount
    trailers {
      ...TrailerFields
    }
  }
}
    ${TrailerFieldsFragmentDoc}` as unknown as DocumentNode<TrailersOnSiteQuery, TrailersOnSiteQueryVariables>;
export const TrailerUpdatesDocument = gql`
    subscription TrailerUpdates($siteId: ID!, $after: SiteSeq) {
  trailerUpdates(siteId: $siteId, after: $after) {
    operation
    trailerId
    trailer {
      ...TrailerFields
      ...TrailerClock
    }
  }
}
    ${TrailerFieldsFragmentDoc}
${TrailerClockFragmentDoc}
${ClockFieldsFragmentDoc}
${MoneyFieldsFragmentDoc}` as unknown as DocumentNode<TrailerUpdatesSubscription, TrailerUpdatesSubscriptionVariables>;
export const TrucksDocument = gql`
    query Trucks($siteId: ID!) {
  getTrucks(siteId: $siteId) {
    ...TruckFields
  }
}
    ${TruckFieldsFragmentDoc}` as unknown as DocumentNode<TrucksQuery, TrucksQueryVariables>;
export const OnTruckUpdatesDocument = gql`
    subscription OnTruckUpdates($siteId: ID!, $after: SiteSeq) {
  onTruckUpdates(siteId: $siteId, after: $after) {
    operation
    truckId
    truck {
      ...TruckFields
    }
  }
}
    ${TruckFieldsFragmentDoc}` as unknown as DocumentNode<OnTruckUpdatesSubscription, OnTruckUpdatesSubscriptionVariables>;
export const ZonesDocument = gql`
    query Zones($siteId: ID!) {
  zones(siteId: $siteId) {
    ...ZoneFields
  }
}
    ${ZoneFieldsFragmentDoc}` as unknown as DocumentNode<ZonesQuery, ZonesQueryVariables>;
export const OnZoneUpdatesDocument = gql`
    subscription OnZoneUpdates($siteId: ID!, $after: SiteSeq) {
  onZoneUpdates(siteId: $siteId, after: $after) {
    operation
    zoneId
    name
    zone {
      ...ZoneFields
    }
  }
}
    ${ZoneFieldsFragmentDoc}` as unknown as DocumentNode<OnZoneUpdatesSubscription, OnZoneUpdatesSubscriptionVariables>;
export const SitesDocument = gql`
    query Sites {
  sites {
    ...SiteFields
  }
}
    ${SiteFieldsFragmentDoc}` as unknown as DocumentNode<SitesQuery, SitesQueryVariables>;
export const SimTimeDocument = gql`
    query SimTime($siteId: ID!) {
  getSimDateTime(siteId: $siteId) {
    initialization
    clock
    siteId
    rate
  }
}
    ` as unknown as DocumentNode<SimTimeQuery, SimTimeQueryVariables>;
export const SimTimeUpdatesDocument = gql`
    subscription SimTimeUpdates($siteId: ID!) {
  simTimeUpdates(siteId: $siteId) {
    initialization
    clock
    siteId
    rate
  }
}
    ` as unknown as DocumentNode<SimTimeUpdatesSubscription, SimTimeUpdatesSubscriptionVariables>;
export const CarrierNamesDocument = gql`
    query CarrierNames {
  carrierListByScac {
    scac
    carrierName
  }
}
    ` as unknown as DocumentNode<CarrierNamesQuery, CarrierNamesQueryVariables>;
export const CheckOutTrailerDocument = gql`
    mutation CheckOutTrailer($id: ID!) {
  checkOutTrailer(id: $id) {
    ...TrailerFields
  }
}
    ${TrailerFieldsFragmentDoc}` as unknown as DocumentNode<CheckOutTrailerMutation, CheckOutTrailerMutationVariables>;
export const UndoTrailerCheckoutDocument = gql`
    mutation UndoTrailerCheckout($id: ID!) {
  undoTrailerCheckout(id: $id) {
    ...TrailerFields
  }
}
    ${TrailerFieldsFragmentDoc}` as unknown as DocumentNode<UndoTrailerCheckoutMutation, UndoTrailerCheckoutMutationVariables>;
export const ConfirmDropOffDocument = gql`
    mutation ConfirmDropOff($id: ID!) {
  confirmDropOff(id: $id) {
    ...TrailerFields
  }
}
    ${TrailerFieldsFragmentDoc}` as unknown as DocumentNode<ConfirmDropOffMutation, ConfirmDropOffMutationVariables>;
export const PlaceTrailerDocument = gql`
    mutation PlaceTrailer($id: ID!, $zoneId: ID) {
  updateTrailer(id: $id, zoneId: $zoneId) {
    ...TrailerFields
  }
}
    ${TrailerFieldsFragmentDoc}` as unknown as DocumentNode<PlaceTrailerMutation, PlaceTrailerMutationVariables>;
export const UpdateTrucksAvailabilityDocument = gql`
    mutation UpdateTrucksAvailability($trucks: [TruckAvailabilityInput!]!) {
  updateTrucksAvailability(trucks: $trucks) {
    ...TruckFields
  }
}
    ${TruckFieldsFragmentDoc}` as unknown as DocumentNode<UpdateTrucksAvailabilityMutation, UpdateTrucksAvailabilityMutationVariables>;
export const MeDocument = gql`
    query Me {
  me {
    id
    name
    email
    sub
    globalPermissions
    siteRoles {
      siteId
      role
    }
  }
}
    ` as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const TruckRouteTelemetryDocument = gql`
    subscription TruckRouteTelemetry($truckInternalIds: [String!]!) {
  truckRouteTelemetry(truckInternalIds: $truckInternalIds) {
    truckInternalId
    moveId
    mapCoordinates {
      latitude
      longitude
      reverse
    }
  }
}
    ` as unknown as DocumentNode<TruckRouteTelemetrySubscription, TruckRouteTelemetrySubscriptionVariables>;
export const SetZoneEnabledDocument = gql`
    mutation SetZoneEnabled($id: ID!, $enabled: Boolean!) {
  setZoneEnabled(id: $id, enabled: $enabled, enabledSource: human) {
    ...ZoneFields
  }
}
    ${ZoneFieldsFragmentDoc}` as unknown as DocumentNode<SetZoneEnabledMutation, SetZoneEnabledMutationVariables>;
export const RecordYardWalkDocument = gql`
    mutation RecordYardWalk($siteId: ID!, $sightings: [YardSightingInput!]!) {
  recordYardWalk(siteId: $siteId, sightings: $sightings) {
    confirmedCount
    emptyCount
    movedCount
    addedCount
    missingCount
    leftCount
  }
}
    ` as unknown as DocumentNode<RecordYardWalkMutation, RecordYardWalkMutationVariables>;