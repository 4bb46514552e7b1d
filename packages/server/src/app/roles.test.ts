import {
  API_KEY_SCOPES,
  type ApiKeyScope,
  SITE_ROLES,
  type SiteRole,
  type User,
} from '@tractrix/domain/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteRows } from './testing/test-arguments.ts'
import { codesOf, expectRefusal, person, ROOT_FIELDS, SchemaWalk } from './testing/test-walk.ts'

/*
 * Which role may use which root field, written down from the requirements and not from the code. A new field fails until it is
 * listed here. M anager, O perator, D ispatcher, d R iver, C ustomer, P artner; admins may use every field.
 */

const LETTERS = { Manager: 'M', Operator: 'O', Dispatcher: 'D', Driver: 'R', Customer: 'C', Partner: 'P' }
const EVERYONE = 'MODRCP'
const CREW = 'MOD'

/** Where the arguments or the source of the move decide too, each case of them. */
type Case = { given?: Record<string, unknown>; source?: 'ui' | 'api'; holders: string }

const QUERIES: Record<string, string> = {
  me: EVERYONE,
  sites: EVERYONE,
  site: EVERYONE,
  siteConfig: EVERYONE,
  getSimDateTime: EVERYONE,
  zones: EVERYONE,
  staticRoutes: EVERYONE,
  getQuestions: EVERYONE,
  customerAPIExists: EVERYONE,
  carrierListByScac: EVERYONE,
  trailerDimensionSpecs: EVERYONE,
  paginatedTrailers: EVERYONE,
  getTrailer: EVERYONE,
  getTrailerByScacSerial: EVERYONE,
  trailerHistory: EVERYONE,
  siteActivity: EVERYONE,
  inventoryFigures: EVERYONE,
  dwellHistory: 'MODC',
  detentionTerms: 'MODC',
  detentionStatement: 'MODC',
  trailerImport: EVERYONE,
  trailerImports: EVERYONE,
  getTrucks: EVERYONE,
  truck: EVERYONE,
  move: EVERYONE,
  movesList: EVERYONE,
  paginatedMoves: EVERYONE,
  moveCounts: EVERYONE,
  moveStatusCounts: EVERYONE,
  moveRoute: EVERYONE,
  apiKeys: 'M',
  siteHistory: 'M',
  historyActors: 'M',
  generateSignedVideoUrl: '',
}

const MUTATIONS: Record<string, string | Case[]> = {
  createDraftMove: CREW,
  createPendingMove: CREW,
  updateDraftMove: [{ holders: CREW }, { given: { status: 'pending' }, holders: CREW }],
  updateNonDraftMove: CREW,
  moveToPending: CREW,
  cancelMoves: CREW,
  deleteMoves: [
    { holders: CREW },
    { source: 'api', holders: CREW },
    { given: { force: true }, holders: 'M' },
    { given: { force: true }, source: 'api', holders: 'MP' },
  ],
  rejectMoves: [{ holders: CREW }, { source: 'api', holders: 'MODP' }],
  updateMoveStatus: [
    { given: { status: 'complete' }, holders: CREW },
    { given: { status: 'complete' }, source: 'api', holders: 'MODP' },
    { given: { status: 'error' }, holders: 'M' },
    { given: { status: 'error' }, source: 'api', holders: 'MP' },
  ],
  giveUpMove: CREW,
  setTruckFree: CREW,
  _assignMoveToPlaygroundTruck: [{ holders: 'M' }, { source: 'api', holders: 'MP' }],
  checkInTrailer: CREW,
  checkOutTrailer: CREW,
  undoTrailerCheckout: CREW,
  confirmDropOff: CREW,
  updateTrailer: CREW,
  saveDetentionTerms: 'M',
  holdDetention: CREW,
  releaseDetention: CREW,
  tryTrailerImport: CREW,
  importTrailers: CREW,
  takeBackTrailerImport: CREW,
  recordYardWalk: CREW,
  setZoneEnabled: CREW,
  createDynamicNoGoForZone: CREW,
  deleteDynamicNoGoZone: CREW,
  removeObservationData: CREW,
  createZone: 'M',
  updateZone: 'M',
  deleteZone: 'M',
  updateTrucksAvailability: CREW,
  baggerServiceCall: 'MODR',
  publishToTopic: CREW,
  submitForm: 'MODR',
  importPartnerTrailers: CREW,
  setSiteIsWorkingHours: CREW,
  setSiteAcceptPartnerMoves: CREW,
  createApiKey: 'M',
  revokeApiKey: 'M',
  generateSignedVideoUrl: '',
}

const SUBSCRIPTIONS: Record<string, string> = {
  moveUpdates: EVERYONE,
  trailerUpdates: EVERYONE,
  detentionTermsUpdates: 'MODC',
  trailerImportUpdates: EVERYONE,
  onZoneUpdates: EVERYONE,
  onTruckUpdates: EVERYONE,
  siteUpdates: EVERYONE,
  simTimeUpdates: EVERYONE,
  notifications: EVERYONE,
  fleetViewTelemetry: EVERYONE,
  truckRouteTelemetry: EVERYONE,
  truckSensorTelemetry: EVERYONE,
}

let walk: SchemaWalk
let siteId: string
let people: Record<SiteRole, User>

beforeAll(async () => {
  walk = await SchemaWalk.open()
  siteId = await walk.siteId('baltimore')
  people = Object.fromEntries(SITE_ROLES.map(role => [role, person(role, [siteId], role)])) as never
  await walk.draft(people.Operator, siteId)
})
afterAll(() => walk?.db.close())

it('MV-OPEN-03 every field of the schema stands in the table', () => {
  const names = (kind: keyof typeof ROOT_FIELDS) => ROOT_FIELDS[kind].map(({ name }) => name).sort()
  expect(Object.keys(QUERIES).sort()).toEqual(names('query'))
  expect(Object.keys(MUTATIONS).sort()).toEqual(names('mutation'))
  expect(Object.keys(SUBSCRIPTIONS).sort()).toEqual(names('subscription'))
})

const casesOf = (listed: string | Case[] = ''): Case[] =>
  typeof listed === 'string' ? [{ holders: listed }] : listed
const operations = (['query', 'mutation'] as const).flatMap(kind =>
  ROOT_FIELDS[kind].flatMap(field =>
    casesOf((kind === 'query' ? QUERIES : MUTATIONS)[field.name]).map(
      each => [kind, field.name, each, field] as const,
    ),
  ),
)

describe.each(operations)('%s %s %j', (kind, _name, { given = {}, source = 'ui', holders }, field) => {
  it.each(SITE_ROLES)(
    `MV-OPEN-03 MV-SITE-02 MV-SITE-03 MV-PER-03 %s: open to ${holders || 'admins'} only`,
    async role => {
      const rows = { ...(await siteRows(walk.db, siteId)), Move: await draft(source) }
      const answer = await walk.askField(people[role], kind, field, rows, { given })
      if (!holders.includes(LETTERS[role])) return expectRefusal(answer)
      expect(codesOf(answer)).not.toContain('UNAUTHORIZED')
      expect(codesOf(answer)).not.toContain('INTERNAL')
    },
  )
})

describe.each(ROOT_FIELDS.subscription.map(field => [field.name, field] as const))(
  'subscription %s',
  (name, field) => {
    it.each(SITE_ROLES)(`MV-OPEN-03 %s: open to ${SUBSCRIPTIONS[name]} only`, async role => {
      const joined = walk.join(people[role], field, await siteRows(walk.db, siteId))
      if (SUBSCRIPTIONS[name]?.includes(LETTERS[role])) (await joined)()
      else await expect(joined).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    })
  },
)

describe('MV-OPEN-66 an API key', () => {
  const SCOPE_OF: Record<ApiKeyScope, string[]> = {
    moves_read: [
      'move',
      'movesList',
      'paginatedMoves',
      'moveCounts',
      'moveStatusCounts',
      'moveUpdates',
      'moveRoute',
    ],
    moves_write: ['createDraftMove', 'createPendingMove'],
    moves_test: ['_assignMoveToPlaygroundTruck', 'rejectMoves', 'updateMoveStatus'],
    trailers_read: [
      'paginatedTrailers',
      'getTrailer',
      'getTrailerByScacSerial',
      'trailerUpdates',
      'trailerHistory',
      'inventoryFigures',
      'trailerImport',
      'trailerImports',
      'trailerImportUpdates',
    ],
    trailers_write: ['checkInTrailer', 'checkOutTrailer', 'confirmDropOff'],
    trucks_read: ['getTrucks', 'truck', 'onTruckUpdates', 'fleetViewTelemetry', 'truckRouteTelemetry'],
  }
  /** What every key may: its site and zones, forms and lists that belong to no site. */
  const OF_EVERY_KEY = [
    ...['me', 'sites', 'site', 'siteConfig', 'getSimDateTime', 'zones', 'staticRoutes', 'getQuestions'],
    ...['customerAPIExists', 'carrierListByScac', 'trailerDimensionSpecs', 'onZoneUpdates', 'siteUpdates'],
    ...['simTimeUpdates'],
  ]

  it.each(API_KEY_SCOPES)('with the scope %s uses the fields of that scope and no others', async scope => {
    const key = keyWith(scope)
    const expected = new Set([...OF_EVERY_KEY, ...SCOPE_OF[scope]])
    if (scope === 'trucks_read') expected.add('truckSensorTelemetry')
    if (scope === 'moves_read') expected.add('notifications')
    const open: string[] = []
    const rows = { ...(await siteRows(walk.db, siteId)), Move: await draft('api') }
    for (const kind of ['query', 'mutation'] as const)
      for (const field of ROOT_FIELDS[kind]) {
        const answer = await walk.askField(key, kind, field, { ...rows, Move: await draft('api') })
        const data = (answer.data ?? {}) as Record<string, unknown>
        const isHidden = !answer.errors && data[field.name] === null
        if (!codesOf(answer).includes('UNAUTHORIZED') && !isHidden) open.push(field.name)
      }
    for (const field of ROOT_FIELDS.subscription)
      await walk.join(key, field, rows).then(
        leave => {
          leave()
          open.push(field.name)
        },
        error => expect(error).toMatchObject({ code: 'UNAUTHORIZED' }),
      )
    // Nothing to answer in any case.
    expected.delete('getSimDateTime')
    expected.delete('moveRoute')
    if (scope === 'trailers_read') expected.delete('getTrailerByScacSerial')
    expect(open.sort()).toEqual([...expected].sort())
  })

  /** Types that show a trailer or a truck, and the scope that gives them. What a move names them by is part of the move. */
  const SCOPE_OF_TYPE: Record<string, ApiKeyScope> = {
    Trailer: 'trailers_read',
    Truck: 'trucks_read',
    TruckTelemetry: 'trucks_read',
    TruckAlert: 'trucks_read',
    ManifestVersion: 'trucks_read',
  }

  it.each(API_KEY_SCOPES)(
    'with the scope %s reads trailers and trucks of no other scope in nested fields',
    async scope => {
      const key = keyWith(scope)
      const rows = await siteRows(walk.db, siteId)
      const seen = new Set<string>()
      for (const field of ROOT_FIELDS.query)
        for (const depth of [0, 1, 2]) {
          const answer = await walk.askField(key, 'query', field, rows, { depth })
          expect(codesOf(answer)).not.toContain('INTERNAL')
          for (const name of typesIn(answer.data)) seen.add(name)
        }
      expect(seen).toContain('Zone')
      const shown = Object.keys(SCOPE_OF_TYPE).filter(name => seen.has(name))
      expect(shown.filter(name => SCOPE_OF_TYPE[name] !== scope)).toEqual([])
      if (scope === 'trailers_read') expect(shown).toEqual(['Trailer'])
      if (scope === 'trucks_read') expect(shown).toEqual(expect.arrayContaining(['Truck', 'TruckTelemetry']))
    },
  )

  it('reads the trailer of a zone with the scope trailers_read only', async () => {
    const parked = async (scope: ApiKeyScope) => {
      const query = 'query($siteId: ID!) { zones(siteId: $siteId) { trailer { serial } } }'
      const { data, errors } = await walk.ask(keyWith(scope), query, { siteId })
      expect(errors).toBeUndefined()
      return (data as { zones: { trailer: object | null }[] }).zones.filter(({ trailer }) => trailer !== null)
    }
    for (const scope of API_KEY_SCOPES)
      if (scope === 'trailers_read') expect(await parked(scope)).not.toEqual([])
      else expect(await parked(scope), scope).toEqual([])
  })
})

const keyWith = (scope: ApiKeyScope): User => ({
  ...person('Key', [siteId], 'Partner'),
  apiKey: { scopes: [scope], acknowledgesMoves: false },
})

/** The names in `__typename` anywhere in an answer. */
function typesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '__typename' ? [String(inner)] : typesIn(inner),
  )
}

const draft = (source: 'ui' | 'api') => walk.draft(people.Operator, siteId, source)
