import './dashboard.css'
import { QueueTile } from '../moves/index.ts'
import { useBelow } from '../ui/theme/use-media-query.ts'
import { UnoccupiedZonesTile } from './unoccupied-zones/unoccupied-zones-tile.tsx'

/** The Queue tab (OP-RTE-03): the queue on the left, free spots on the right; on small screens the queue alone. */
export function QueuePage() {
  const phone = useBelow(768)
  return (
    <div className="dashboard">
      <QueueTile />
      {!phone && <UnoccupiedZonesTile />}
    </div>
  )
}
