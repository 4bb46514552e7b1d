/** What stands behind the question mark of a page with the Queue panel; read as it is, judged where the site is known. */
export interface QueueSearch {
  tab?: string | number | undefined
  searchTerm?: string | undefined
}

export function readQueueSearch({ tab, searchTerm }: Record<string, unknown>): QueueSearch {
  return {
    ...((typeof tab === 'string' || typeof tab === 'number') && { tab }),
    ...((typeof searchTerm === 'string' || typeof searchTerm === 'number') && {
      searchTerm: String(searchTerm),
    }),
  }
}
