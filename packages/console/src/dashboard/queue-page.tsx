import '../moves/moves.css'
import { QueueTile } from '../moves/index.ts'

/** The Queue tab (OP-RTE-03). */
export function QueuePage() {
  return (
    <div className="dashboard">
      <QueueTile />
    </div>
  )
}
