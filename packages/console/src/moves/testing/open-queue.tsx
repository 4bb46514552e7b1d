import type { MoveRow } from '../../site-data/index.ts'
import { QueueTile } from '../queue/queue-tile.tsx'
import { type DrawnInSite, drawInSite, type InSite } from './draw-in-site.tsx'

/** What a history tab asked the server for. */
export interface AskedPage {
  where: {
    status?: string[]
    id?: string
    reassignedAt?: { isNull: boolean }
    completedAt?: object
    scac?: string
    createdAt?: object
  }
  orderBy: { field: string; direction: string }[]
  take: number
  skip: number
}

interface OpenedQueue extends DrawnInSite {
  asked: AskedPage[]
  /** The moves that the server has beside the open ones; tests add and take away. */
  ended: MoveRow[]
}

/** Draws the Queue panel at an address, over a server that answers a page of `ended` at a time, in their order. */
export function openQueue(
  given: InSite & {
    address: string
    ended?: readonly MoveRow[]
    width?: number
    /** Each page of a history tab is answered after this. */
    after?: () => Promise<void>
  },
): OpenedQueue {
  const { ended: first = [], width = 1240, after, answers, ...site } = given
  const ended = [...first]
  const asked: AskedPage[] = []
  const page = (moves: readonly object[], totalCount: number) => ({
    paginatedMoves: { __typename: 'PaginatedMoves', totalCount, moves },
  })
  const drawn = drawInSite(
    <div style={{ height: 640, width, display: 'flex', flexDirection: 'column' }}>
      <QueueTile />
    </div>,
    {
      ...site,
      answers: {
        latestError: () => page([], 0),
        historyMoves: async variables => {
          const question = variables as unknown as AskedPage
          asked.push(question)
          await after?.()
          const found = ended.filter(move => isMeant(move, question.where))
          return page(found.slice(question.skip, question.skip + question.take), found.length)
        },
        ...answers,
      },
    },
  )
  return { ...drawn, asked, ended }
}

function isMeant(move: MoveRow, { status, id, reassignedAt, scac }: AskedPage['where']): boolean {
  return (
    (status === undefined || status.includes(move.status)) &&
    (id === undefined || move.id.includes(id)) &&
    (reassignedAt === undefined || reassignedAt.isNull === (move.reassignedAt === null)) &&
    (scac === undefined || (move.trailer?.scac ?? '').includes(scac))
  )
}
