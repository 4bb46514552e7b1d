import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { DateFilterOff } from './date-filter-off.tsx'

/** The date filter, whose code comes when it is first drawn; until then its value stands in its place. */
export const LazyDateFilter = lazyPart(
  async () => (await import('./date-filter.tsx')).DateFilter,
  (_wait, { value, size }) => <DateFilterOff value={value} size={size} />,
).Part
