/** `20 results per page (134 total)` (MV-PAG-02). */
export function pageSizeText(pageSize: number, total: number): string {
  return `${pageSize} results per page (${total} total)`
}

/** `21-40 of 134 move(s)`; empty when there are no moves. `page` starts at 1 (MV-PAG-06). */
export function moveRangeText(page: number, pageSize: number, total: number): string {
  if (total === 0) return ''
  const first = Math.min((page - 1) * pageSize + 1, total)
  const last = Math.min(page * pageSize, total)
  return `${first}-${last} of ${total} move(s)`
}

/** How many pages there are; never less than one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
