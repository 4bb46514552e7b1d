import type { YardHeader } from './yard-header.ts'

export interface ResponseAnswer {
  questionId: string
  answer: string | number | boolean | string[]
  metadata: Record<string, unknown>
}

/** Topic `yardResponses`, server to truck: what a human answered to one request. */
export interface YardResponse extends YardHeader {
  requestId: string
  /** What to do, e.g. `Retry`, `NewSpot`, `MoveCompleted`; null when the answers alone matter. */
  resolution: string | null
  answers: ResponseAnswer[]
  /** The spot that was chosen instead, for resolutions that name one. */
  zoneId: string | null
  /** Name of the person. */
  respondedBy: string
}
