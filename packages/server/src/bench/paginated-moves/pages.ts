import { createHash } from 'node:crypto'

const FIELDS = `id siteId type source status priority moveCategory moveClass notes metadata referenceId customerStatus
  partnerPayload { fromZone toZone scac serial referenceId } errorMessage rejectedCode reassignedCode reassignedDescription
  createdAt updatedAt version pendingAt inProgressAt completedAt canceledAt erroredAt reassignedAt moveDuration
  fromZone { id name enabled } toZone { id name enabled } truck { id name } requestedTruck { id name }
  trailer { id scac serial inTransit dimensionCode lengthMeters }
  waitReasons { code message args zoneId trailerId truckId moveId helps }`

/** The id that `fill-moves.ts` gives the past move of this number. */
function idOfMove(number: number): string {
  const hex = createHash('md5').update(`move${number}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Everything that a table of past moves shows. */
const PAGE = `query Page($siteId: ID!, $where: MovesWhere, $orderBy: [OrderBy!], $take: Int, $skip: Int) {
  paginatedMoves(siteId: $siteId, where: $where, orderBy: $orderBy, take: $take, skip: $skip) {
    totalCount moves { ${FIELDS} }
  }
}`

/** Drafts and queue: the console keeps all of them. */
const OPEN = `query Open($siteId: ID!) {
  movesList(siteId: $siteId, status: [draft, pending, in_progress]) { ${FIELDS} }
}`

const COUNTS = `query Counts($siteId: ID!) {
  moveCounts(siteId: $siteId) { canceled complete draft error in_progress partnerDraft pending returned uiDraft }
}`

/** What a tab of the console asks for. */
export interface BenchPage {
  label: string
  query: string
  variables: Record<string, unknown>
  /** True: a figure for people only. One row that is kept ready takes less time than asking for it. */
  isNoPage?: boolean
}

/** `Last 30 Days`, as the console asks for it. */
const MONTH = { from: new Date(Date.now() - 30 * 86_400_000).toISOString() }
const EVER = { createdAt: { from: '2000-01-01T00:00:00.000Z' } }
const NOT_RETURNED = { reassignedAt: { isNull: true } }

function page(label: string, where: object, orderBy: string, { take = 20, skip = 0 } = {}): BenchPage {
  const variables = { where, orderBy: [{ field: orderBy, direction: 'desc' }], take, skip }
  return { label, query: PAGE, variables }
}

const status = (name: string) => ({ status: [name], ...NOT_RETURNED })

/** Every tab as the console opens it, and what people turn to from there. */
export const PAGES: BenchPage[] = [
  { label: 'counts of the tabs', query: COUNTS, variables: {}, isNoPage: true },
  { label: 'drafts and queue, all 800', query: OPEN, variables: {} },
  page('completed', { ...status('complete'), completedAt: MONTH }, 'completedAt'),
  page('completed, page size 100', { ...status('complete'), completedAt: MONTH }, 'completedAt', {
    take: 100,
  }),
  page('completed, all time, page 50', status('complete'), 'completedAt', { skip: 980 }),
  page('canceled', { ...status('canceled'), canceledAt: MONTH }, 'canceledAt'),
  page('errored', { ...status('error'), erroredAt: MONTH }, 'erroredAt'),
  page('errored, all time, page 50', status('error'), 'erroredAt', {
    take: 100,
    skip: 4_900,
  }),
  page('reassigned', { reassignedAt: { isNull: false, ...MONTH } }, 'reassignedAt'),
  page('search, no id', { createdAt: MONTH }, 'updatedAt'),
  page('search, whole id', { id: idOfMove(4_711), ...EVER }, 'updatedAt'),
  page('search, part of an id', { id: 'abc12', ...EVER }, 'updatedAt'),
  page('completed, one carrier', { ...status('complete'), scac: 'abf', serial: '47' }, 'completedAt'),
]
