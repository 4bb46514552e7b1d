/** The rows of a page, counted from 1; `page` starts at 1. Null when there are no rows (MV-PAG-06). */
export function pageRange(
  page: number,
  pageSize: number,
  total: number,
): { first: number; last: number } | null {
  if (total === 0) return null
  return { first: Math.min((page - 1) * pageSize + 1, total), last: Math.min(page * pageSize, total) }
}

/** How many pages there are; never less than one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
