import type { TrailerRow } from '../../site-data/index.ts'
import { Age } from '../../ui/marks/age.tsx'

/** How long a trailer has been on site: `9 d 4 h`. */
export function TimeOnSite({ trailer }: { trailer: Pick<TrailerRow, 'createdAt'> }) {
  return <Age since={trailer.createdAt} />
}
