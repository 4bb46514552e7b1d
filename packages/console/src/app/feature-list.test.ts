import { createRoute } from '@tanstack/react-router'
import { phrase } from '@tractrix/domain/platform'
import { expect, it, onTestFinished } from 'vitest'
import { defineFeature, type Feature } from '../platform/feature/define-feature.ts'
import { mainTabs } from '../platform/feature/main-tabs.ts'
import { UpdateTrucksAvailabilityDocument } from '../platform/graphql/graphql.generated.ts'
import { createGraphqlClient } from '../platform/graphql/graphql-client.ts'
import { LiveLink } from '../platform/live/live-link.ts'
import { FakeNetwork } from '../platform/testing/fake-network.ts'
import { cacheUpdatesOf } from './connections.ts'
import { FEATURES } from './features.ts'
import { createConsoleRouter } from './router.tsx'
import { keyLines } from './shell/header/key-lines.ts'

const seen: unknown[] = []

/** A feature of its own, with a page, a tab, a key and a cache update. */
const gatesFeature = defineFeature({
  name: 'gates',
  tier: 9,
  siteRoutes: site => [
    createRoute({ getParentRoute: () => site, path: '/gates', component: () => 'The gates' }),
  ],
  tabs: [{ tab: 'gates', label: phrase('Gates'), icon: () => null, keys: 'G A', order: 25 }],
  keys: [{ keys: ['O'], does: phrase('Open the gate'), order: 145 }],
  cacheUpdates: {
    Mutation: {
      updateTrucksAvailability: (answer: object) => {
        seen.push(answer)
      },
    },
  },
})
const features = [...FEATURES, gatesFeature] as const

it('has the page of a feature in the list below the site, with its exact address', () => {
  const { routesByPath } = createConsoleRouter(features)
  expect(routesByPath['/sites/$siteId/gates'].path).toBe('gates')
  expect(Object.keys(createConsoleRouter(FEATURES).routesByPath)).not.toContain('/sites/$siteId/gates')
})

it('has its tab among the main tabs', () => {
  const labels = mainTabs(features).map(({ label }) => label)
  expect(labels).toEqual([
    'Queue',
    'Map',
    'Gates',
    'Inventory',
    'SiteAssist',
    'Metrics',
    'Yard Walk',
    'History',
  ])
})

it('lists its keys', () => {
  const lines = keyLines(features)
  expect(lines).toContainEqual(expect.objectContaining({ keys: ['O'], does: phrase('Open the gate') }))
  expect(lines).toContainEqual(
    expect.objectContaining({ keys: ['G Q', 'G M', 'G A', 'G I'], does: 'Queue, Map, Gates, Inventory' }),
  )
  expect(keyLines(FEATURES).map(({ does }) => does)).toEqual([
    'Add Move',
    'Queue, Map, Inventory',
    'Tabs of the queue',
    'Next and previous tile',
    'Next and previous row',
    'Select the row, select on',
    'Details of the row',
    'On a row: edit, cancel',
    'On a row that is no draft: edit notes',
    'On a row: return, reassign or retry; bug ticket',
    'On a draft: add to queue, add destination',
    'On a draft, a pending or an ended move: Manual Complete',
    'On a trailer: edit, check out, confirm drop off',
    'On a trailer that left: Undo Checkout, Re-Check-In',
    'Filter of the table',
    'On the map: follow the selected truck',
    'In Create New Move: mission kind',
    'In Create New Move: Save as Draft, Save to Queue',
    'Close',
    'This list',
  ])
})

it('changes the cache as it says', async () => {
  const liveLink = new LiveLink({
    url: 'ws://yard/graphql',
    onSignedOut: () => undefined,
    webSocket: new FakeNetwork().WebSocket,
  })
  onTestFinished(() => liveLink.dispose())
  const client = createGraphqlClient({
    url: 'http://yard/graphql',
    fetch: () =>
      Promise.resolve(Response.json({ data: { __typename: 'Mutation', updateTrucksAvailability: [] } })),
    liveLink,
    updates: cacheUpdatesOf(features),
    onSignedOut: () => undefined,
    onError: () => undefined,
  })
  await client.mutation(UpdateTrucksAvailabilityDocument, { trucks: [] }).toPromise()
  expect(seen).toEqual([expect.objectContaining({ updateTrucksAvailability: [] })])
})

it('lists features by tier, and gives no name, address or key twice', () => {
  const tiers = FEATURES.map(({ tier }) => tier)
  expect(tiers).toEqual([...tiers].sort((a, b) => a - b))
  const listed: readonly Feature[] = FEATURES
  const tabs = listed.flatMap(feature => feature.tabs ?? [])
  const tiles = listed.flatMap(feature => feature.tiles ?? [])
  const unique: readonly (readonly (string | number)[])[] = [
    listed.map(({ name }) => name),
    tabs.map(({ tab }) => tab),
    tabs.map(({ keys }) => keys),
    tabs.map(({ order }) => order),
    tiles.map(({ id }) => id),
    tiles.map(({ order }) => order),
  ]
  for (const names of unique) expect(new Set<string | number>(names).size).toBe(names.length)
})

/** Who is signed in and which site is open: what the frame itself is made of. */
const OF_THE_FRAME = ['platform', 'ui', 'users', 'sites']

it('knows features by the list alone', () => {
  const sources = import.meta.glob<string>('./**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const others = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.') && path !== './features.ts')
    .flatMap(([path, text]) => {
      const up = path.split('/').length - 1
      const outside = text.matchAll(new RegExp(`['"](?:\\.\\./){${up}}([a-z-]+)/`, 'g'))
      return [...outside].map(([, folder]) => folder ?? '').filter(folder => !OF_THE_FRAME.includes(folder))
    })
  expect(others).toEqual([])
  expect(Object.keys(sources).length).toBeGreaterThan(15)
})
