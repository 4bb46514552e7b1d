/** Everything that a table of moves shows. */
export const PAGE_QUERY = `query Page($siteId: ID!, $where: MovesWhere, $orderBy: [OrderBy!], $take: Int, $skip: Int) {
  paginatedMoves(siteId: $siteId, where: $where, orderBy: $orderBy, take: $take, skip: $skip) {
    totalCount
    moves {
      id type source status priority moveCategory moveClass notes referenceId customerStatus errorMessage
      createdAt updatedAt pendingAt inProgressAt completedAt canceledAt erroredAt reassignedAt moveDuration
      fromZone { id name enabled } toZone { id name enabled } truck { id name } requestedTruck { id name }
      trailer { id scac serial inTransit dimensionCode lengthMeters } waitReasons { code message }
    }
  }
}`

const EVER = { from: '2000-01-01T00:00:00.000Z' }

/** Pages that the console asks for. */
export const PAGES = [
  { label: 'queue', variables: { where: { status: ['pending', 'in_progress'] }, take: 20 } },
  {
    label: 'completed, last 30 days',
    variables: {
      where: { status: ['complete'] },
      orderBy: [{ field: 'completedAt', direction: 'desc' }],
      take: 20,
    },
  },
  {
    label: 'errored, all time, page 50',
    variables: { where: { status: ['error'], createdAt: EVER }, take: 100, skip: 4900 },
  },
  { label: 'search, all time', variables: { where: { createdAt: EVER }, take: 20 } },
]
