/** One answer as it came in. */
export interface GivenAnswer {
  questionId: string
  answer: string
  metadata: Record<string, unknown>
}
