import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { DEFAULT_SITE_CONFIG } from '@tractrix/domain/sites'
import type { SiteRole, User } from '@tractrix/domain/users'
import type { ReactNode } from 'react'
import { type CombinedError, type Operation, Provider } from 'urql'
import { expect, onTestFinished } from 'vitest'
import { FEATURES } from '../../app/features.ts'
import type { Feature } from '../../platform/feature/define-feature.ts'
import { FeaturesProvider } from '../../platform/feature/features-context.ts'
import { Provided } from '../../platform/feature/provided.tsx'
import { createGraphqlClient } from '../../platform/graphql/graphql-client.ts'
import { joinUpdates } from '../../platform/graphql/join-updates.ts'
import { LiveLink } from '../../platform/live/live-link.ts'
import { LiveLinkProvider } from '../../platform/live/live-link-context.tsx'
import { answerBySchema } from '../../platform/testing/answer-by-schema.ts'
import { FakeNetwork } from '../../platform/testing/fake-network.ts'
import { VARIANTS, type VariantName, VariantProvider } from '../../platform/variant.ts'
import { FleetTelemetry, type MoveRow, SiteDataProvider } from '../../site-data/index.ts'
import { SiteProvider, type SiteRow } from '../../sites/index.ts'
import { ToastRegion } from '../../ui/layers/toasts.tsx'
import { draw } from '../../ui/testing/draw.tsx'
import { MeProvider, variantOfRole } from '../../users/index.ts'
import { AtAddress } from './at-address.tsx'
import { buildTestYard } from './build-yard.ts'

const site: SiteRow = {
  id: 'site-1',
  name: 'Baltimore',
  internalSiteAlias: 'baltimore',
  timeZone: 'America/New_York',
  mapHeadingDegrees: 357,
  mapOverlayPath: null,
  isWorkingHours: true,
  partner: { id: 'partner-1', name: 'Chesapeake' },
  bounds: { latitudeMin: 39, latitudeMax: 40, longitudeMin: -77, longitudeMax: -76 },
  origin: { latitude: 39.28, longitude: -76.55, rotationRadians: 0 },
  config: { ...DEFAULT_SITE_CONFIG, enablePartnerTable: true },
}

const operator: User = {
  id: 'user-1',
  name: 'Maya Operator',
  email: 'maya@example.org',
  sub: 'demo|maya',
  globalPermissions: [],
  siteRoles: [{ siteId: site.id, role: 'Operator' }],
}

export interface Sent {
  operation: string
  variables: Record<string, unknown>
}

/** What the server answers to an operation, by its name with a small first letter; a thrown error is answered as a GraphQL error. */
export type Answers = Record<string, (variables: Record<string, never>) => object | Promise<object>>

export interface InSite {
  answers?: Answers
  moves?: readonly MoveRow[]
  variant?: VariantName
  admin?: boolean
  /** What the person is at the site; an operator unless said. In the integration console, a manager. */
  role?: SiteRole
  /** Flags of the site that differ from the usual ones. */
  config?: Partial<SiteRow['config']>
  /** The address that the part stands at, such as `/console?tab=Search`; without one it stands outside of all pages. */
  address?: string
  /** No site is selected: neither its yard nor its dialogs are there. */
  withoutSite?: boolean
  /** Hears of failures that nobody presents himself. */
  onError?: (error: CombinedError, operation: Operation) => void
}

export interface DrawnInSite {
  /** What was sent to the server, queries left out. */
  sent: Sent[]
  /** The live link of the console: sends it events. */
  network: FakeNetwork
  /** The addresses that the part went through. */
  history: RouterHistory
}

/**
 * Draws a part on a page of a site with the yard of `buildTestYard` and the dialogs, over a server in
 * memory.
 */
export function drawInSite(part: ReactNode, given: InSite = {}): DrawnInSite {
  const { answers = {}, moves = [], variant = 'operations', admin = false, withoutSite = false } = given
  const history = createMemoryHistory({ initialEntries: [given.address ?? '/'] })
  const misfits: unknown[] = []
  const bySchema = (query: string, variables: Record<string, unknown>, data: object) => {
    try {
      return answerBySchema(query, variables, data)
    } catch (error) {
      misfits.push(error)
      throw error
    }
  }
  onTestFinished(() => expect(misfits, 'what the real server would never take or answer').toEqual([]))
  const network = new FakeNetwork(bySchema)
  const shown = given.address === undefined ? part : <AtAddress history={history}>{part}</AtAddress>
  const sent: Sent[] = []
  const all: Answers = { ...yardAnswers(moves), ...answers }
  const liveLink = new LiveLink({
    url: 'ws://yard/graphql',
    onSignedOut: () => undefined,
    webSocket: network.WebSocket,
  })
  const client = createGraphqlClient({
    url: 'http://yard/graphql',
    liveLink,
    updates: joinUpdates(ALL.flatMap(({ cacheUpdates }) => (cacheUpdates ? [cacheUpdates] : []))),
    onSignedOut: () => undefined,
    onError: given.onError ?? (() => undefined),
    fetch: (_url, init) => {
      const { operationName, variables, query } = bodyOf(init?.body)
      if (query.trimStart().startsWith('mutation')) sent.push({ operation: operationName, variables })
      return answer(async () => {
        const data = await all[key(operationName)]?.(variables)
        return () => bySchema(query, variables, data ?? {})
      })
    },
  })
  const role = given.role ?? (variant === 'integration' ? 'Manager' : 'Operator')
  const me: User = {
    ...operator,
    globalPermissions: admin ? ['admin'] : [],
    siteRoles: [{ siteId: site.id, role }],
  }
  draw(
    <Provider value={client}>
      <LiveLinkProvider value={liveLink}>
        <MeProvider value={me}>
          <FeaturesProvider value={FEATURES}>
            <VariantProvider value={variantOfRole(VARIANTS[variant], me, site.id)}>
              {withoutSite ? shown : <InYard config={given.config}>{shown}</InYard>}
            </VariantProvider>
          </FeaturesProvider>
        </MeProvider>
        <ToastRegion />
      </LiveLinkProvider>
    </Provider>,
  )
  onTestFinished(() => liveLink.dispose())
  return { sent, network, history }
}

function InYard({ config, children }: { config: InSite['config']; children: ReactNode }) {
  return (
    <SiteProvider value={{ ...site, config: { ...site.config, ...config } }}>
      <FleetTelemetry siteId={site.id}>
        <SiteDataProvider>
          <Provided by={DIALOGS}>{children}</Provided>
        </SiteDataProvider>
      </FleetTelemetry>
    </SiteProvider>
  )
}

const ALL: readonly Feature[] = FEATURES

/** What features put around the pages of a site, the data of the site apart. */
const DIALOGS = ALL.filter(({ name }) => name !== 'site-data').flatMap(
  ({ SiteProvider }) => SiteProvider ?? [],
)

/** What was sent: JSON, or a form with the files of its variables. */
function bodyOf(body: BodyInit | null | undefined) {
  if (!(body instanceof FormData)) return JSON.parse(String(body))
  const sent = JSON.parse(String(body.get('operations')))
  for (const [name, [path = '']] of Object.entries(
    JSON.parse(String(body.get('map'))) as Record<string, string[]>,
  ))
    sent.variables[path.replace('variables.', '')] = body.get(name)
  return sent
}

function key(operation: string): string {
  return `${operation[0]!.toLowerCase()}${operation.slice(1)}`
}

/** What a test throws is answered as a GraphQL error; what does not fit the schema as a server that is broken. */
async function answer(ask: () => Promise<() => object>): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  let answered: () => object
  try {
    answered = await ask()
  } catch (error) {
    const { message } = error as Error
    return new Response(JSON.stringify({ data: null, errors: [{ message }] }), { headers })
  }
  return new Response(JSON.stringify(answered()), { headers })
}

/** What the server answers of the yard of `buildTestYard` and these moves. */
export function yardAnswers(moves: readonly MoveRow[]): Answers {
  const { zones, trailers, trucks } = buildTestYard()
  return {
    zones: () => ({ zones: [...zones.values()] }),
    trucks: () => ({ getTrucks: [...trucks.values()] }),
    trailersOnSite: () => ({
      paginatedTrailers: { totalCount: trailers.size, trailers: [...trailers.values()] },
    }),
    trailerClocks: () => ({
      paginatedTrailers: {
        totalCount: trailers.size,
        trailers: [...trailers.keys()].map(id => ({ id, detention: null })),
      },
    }),
    siteActivity: () => ({ siteActivity: [] }),
    openMoves: () => ({ movesList: moves }),
    carrierNames: () => ({ carrierListByScac: [] }),
    customerApiExists: () => ({ customerAPIExists: false }),
    moveRoute: () => ({ moveRoute: null }),
    sites: () => ({ sites: [] }),
  }
}
