import { catalogued } from '@tractrix/domain/errors'

/** The page size when none is asked for (MV-CST-02). */
export const DEFAULT_TAKE = 20

/** The largest page one may ask for. */
export const LARGEST_TAKE = 1_000

/**
 * Reads `take` and `skip` of a paginated list.
 *
 * @param largest the largest take of this list
 * @throws BAD_INPUT for a take outside 1 to that or a negative skip
 */
export function readPage(
  take: number | null | undefined,
  skip: number | null | undefined,
  largest = LARGEST_TAKE,
): { take: number; skip: number } {
  const page = { take: take ?? DEFAULT_TAKE, skip: skip ?? 0 }
  if (page.take < 1 || page.take > largest)
    throw catalogued('BAD_INPUT', { message: `take must be 1 to ${largest}, not ${page.take}.` })
  if (page.skip < 0) throw catalogued('BAD_INPUT', { message: `skip must be 0 or more, not ${page.skip}.` })
  return page
}
