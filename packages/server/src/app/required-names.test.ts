import { getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { apiSchema } from './schema.ts'

const schema = apiSchema()

/** Fields by type, as the requirements list them for each entity. */
const FIELDS = {
  'MV-ENT-01 Move':
    'id additionalInfo canceledAt completedAt createdAt customerStatus deadline erroredAt errorMessage fromZone toZone inProgressAt pendingAt rejectedAt rejectedCode reassignedAt reassignedCode reassignedDescription priority moveCategory moveClass moveDuration notes partnerPayload referenceId requestedTruck truck source status trailer type metadata siteId',
  'MV-ENT-01 PartnerPayload': 'fromZone referenceId scac serial toZone',
  'MV-ENT-12 MoveCounts': 'canceled complete draft error in_progress partnerDraft pending returned uiDraft',
  'MV-ENT-13 MV-ENT-14 MV-OPEN-128 Trailer':
    'id archived archivedAt createdAt updatedAt canMove dimensionCode inTransit lengthMeters widthMeters loaded notes otrDropOffConfirmed scac serial zoneId additionalInfo zone priorZone type priorZoneId',
  'MV-ENT-18 Site':
    'id internalSiteAlias acceptPartnerMoves latitudeMax latitudeMin longitudeMax longitudeMin mapOverlayPath name shouldSkipMissionPlanning config isWorkingHours partner',
  'MV-ENT-19 SiteConfig':
    'enableTruckAssignment enableTruckControlledMove enableSvmpMissions hideActiveYardInventory hidePassiveYardInventory',
  'MV-ENT-20 MV-OPEN-127 Truck':
    'id internalId name availability readOnly archived manifestVersionRef latestTelemetry siteId',
  'MV-ENT-23 TruckTelemetry':
    'activeMoveId isStale isDefault autonomyActive batteryPercentage latitudeDegrees longitudeDegrees manifestVersion missionSegmentType paused headingRadians trailerAngleRadians trailerIsConnected hasRemoteAssist truckState updatedAt eStopReleased hardDriveUtilization activeSegmentId',
  'MV-OPEN-127 ManifestVersion': 'source versionRef versionCommit',
  'MV-ENT-25 Zone':
    'id name enabled enabledSource zoneType coordinates occupancySource occupancyUpdatedAt observationData',
  'MV-ENT-27 Notification': 'notificationLevel title message',
  'MV-ENT-28 SimTime': 'initialization clock siteId rate',
  'MV-ENT-29 StaticRoute': 'id siteVersion name routeType',
  'MV-ENT-31 FormQuestion': 'id question questionType isRequired selections',
  'MV-QRY-03 MV-OPEN-140 MovesWhere':
    'type status reassignedAt scac serial truck fromZone toZone id createdAt notes source referenceId',
  'MV-QRY-02 MovesQueryOptions': 'orderByFields populate take skip',
  'MV-QRY-04 PaginatedMoves': 'totalCount moves',
  'MV-MUT-20 MV-ERR-18 ImportedTrailer': 'scac serial status errorMessage',
  'OP-MUT-06 TrailerImportRow': 'scac serial status errorMessage',
  'MV-MUT-22 PublishAnswer': 'success message stage',
  'MV-SUB-01 MoveUpdate': 'operation move',
}

const ARGUMENTS = {
  'MV-QRY-02 movesList': 'siteId status type queryOptions',
  'MV-QRY-03 paginatedMoves': 'siteId where orderBy take skip',
  'MV-QRY-05 moveCounts': 'siteId',
  'MV-QRY-06 staticRoutes': 'siteId routeType',
  'MV-QRY-07 getTrailer': 'id',
  'MV-QRY-08 getTrailerByScacSerial': 'siteId scac serial',
  'MV-QRY-09 getTrucks': 'siteId',
  'MV-QRY-10 getQuestions': 'type siteId',
  'MV-MUT-01 updateNonDraftMove': 'id moveCategory moveClass notes',
  'MV-MUT-02 MV-MUT-03 updateDraftMove':
    'id fromZoneId priority moveCategory moveClass notes requestedTruckId toZoneId trailerId type metadata status',
  'MV-MUT-04 MV-OPEN-11 createPendingMove':
    'siteId type source fromZoneId toZoneId trailerId requestedTruckId priority moveCategory moveClass notes metadata referenceId',
  'MV-MUT-05 MV-OPEN-11 createDraftMove':
    'siteId type source fromZoneId toZoneId trailerId requestedTruckId priority moveCategory moveClass notes metadata referenceId',
  'MV-MUT-06 moveToPending': 'ids',
  'MV-MUT-07 cancelMoves': 'ids',
  'MV-MUT-08 deleteMoves': 'ids',
  'MV-MUT-09 rejectMoves': 'ids rejectedCode reassignedCode',
  'MV-MUT-10 updateMoveStatus': 'id status errorMessage toZoneId truckId',
  'OP-MUT-01 checkInTrailer': 'dimensionCode loaded otrDropOffConfirmed notes scac serial siteId zoneId',
  'OP-MUT-02 checkOutTrailer': 'id',
  'OP-MUT-03 undoTrailerCheckout': 'id',
  'OP-MUT-04 confirmDropOff': 'id',
  'OP-MUT-06 importTrailers': 'siteId trailersFile',
  'OP-MUT-05 updateTrailer': 'id notes loaded zoneId dimensionCode inTransit scac serial',
  'MV-MUT-11 generateSignedVideoUrl': 'mission_id',
  'MV-MUT-12 _assignMoveToPlaygroundTruck': 'moveId truckId',
  'MV-MUT-13 setZoneEnabled': 'id enabled enabledSource',
  'MV-MUT-14 MV-OPEN-12 createDynamicNoGoForZone': 'zoneId',
  'MV-MUT-15 MV-OPEN-12 deleteDynamicNoGoZone': 'id',
  'MV-MUT-16 MV-OPEN-12 removeObservationData': 'id',
  'MV-MUT-17 submitForm': 'siteId answers',
  'MV-MUT-19 updateTrucksAvailability': 'trucks',
  'MV-MUT-20 importPartnerTrailers': 'siteId',
  'MV-MUT-21 MV-OPEN-13 baggerServiceCall': 'truckInternalId action label',
  'MV-MUT-22 MV-OPEN-13 publishToTopic': 'truckInternalId topic rosType parameters',
  'MV-MUT-23 setSiteIsWorkingHours': 'siteId isWorkingHours',
  'MV-SUB-01 moveUpdates': 'siteId',
  'MV-SUB-02 simTimeUpdates': 'siteId',
  'MV-SUB-03 notifications': 'siteId',
  'MV-SUB-04 truckSensorTelemetry': 'truckInternalId',
  'MV-SUB-05 truckRouteTelemetry': 'truckInternalIds',
  'MV-SUB-06 siteUpdates': 'siteId',
  'MV-SUB-07 onTruckUpdates': 'siteId',
  'MV-SUB-08 onZoneUpdates': 'siteId',
}

const VALUES = {
  'MV-STA-01 MoveStatus': 'draft pending in_progress complete canceled error',
  'MV-ENT-03 MoveSource': 'api mission_planning ui',
  'MV-ENT-04 MoveType':
    'go_to_zone repark stage trailer trailer_attached yard_inventory go_mission truck_controlled_move run_route hitch_unhitch_torture back_trailer_torture_no_drop go_to_charger find_trailer',
  'MV-ENT-08 MoveCategory': 'production nonProduction devTest preRelease',
  'MV-ENT-11 MoveClass': 'devTest preRelease release courtesy',
  'MV-ENT-17 TrailerType': 'containerChassis dryVan emptyChassis reefer tanker wedge unknown',
  'MV-ENT-22 TruckAvailability': 'unavailable available internal',
  'MV-ENT-26 ZoneType':
    'autonomous charging_station intersection no_go no_go_dynamic staging trailer_dock_spot trailer_parking_spot',
  'MV-ENT-30 StaticRouteType': 'inventory svmp',
  'MV-ENT-32 QuestionType': 'text multiLine select boolean',
  'MV-ENT-33 FormType':
    'compliance draftMoveManuallyCompleted draftMoveReassigned manualIntervention remoteAssistNoLongerValid truckUnavailable truckInternal truckInspection',
  'MV-ENT-36 BaggerAction': 'startBagger stopBagger getRecordedBags',
  'MV-ENT-37 IntegrationCall': 'getMoves claimMove getTrailers webhook',
  'MV-OPEN-25 EnabledSource': 'human truck',
  'MV-OPEN-25 NotificationLevel': 'success info warning error',
  'MV-OPEN-26 MV-SUB-08 Operation': 'create update delete',
}

const lastWord = (title: string) => title.split(' ').at(-1) ?? ''
const words = (text: string) => text.split(' ')

describe('MV-OPEN-104 MV-OPEN-132 the API has the names of the requirements', () => {
  it.each(Object.entries(FIELDS))('%s has its fields', (title, fields) => {
    const type = schema.getType(lastWord(title))
    if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`no type ${lastWord(title)}`)
    expect(Object.keys(type.getFields())).toEqual(expect.arrayContaining(words(fields)))
  })

  it.each(Object.entries(ARGUMENTS))('%s takes its arguments', (title, names) => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    const field = roots.map(root => root?.getFields()[lastWord(title)]).find(found => found !== undefined)
    expect(field?.args.map(({ name }) => name)).toEqual(expect.arrayContaining(words(names)))
  })

  it.each(Object.entries(VALUES))('%s has these values and no other', (title, values) => {
    const type = schema.getType(lastWord(title))
    if (!isEnumType(type)) throw new Error(`no enum ${lastWord(title)}`)
    expect(
      type
        .getValues()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(words(values).sort())
  })

  it('MV-OPEN-42 updateTrucksAvailability takes trucks by internal id', () => {
    const [argument] = schema.getMutationType()?.getFields().updateTrucksAvailability?.args ?? []
    const type = argument && getNamedType(argument.type)
    expect(isInputObjectType(type) && Object.keys(type.getFields()).sort()).toEqual([
      'availability',
      'internalId',
    ])
  })
})
