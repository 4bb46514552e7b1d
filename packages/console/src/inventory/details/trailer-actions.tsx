import { useNow } from '../../platform/clock.ts'
import type { TrailerRow } from '../../site-data/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import type { RowAction } from '../../ui/table/model/table-types.ts'
import { useCheckedOutActions } from '../actions/use-checked-out-actions.ts'
import { useOnSiteActions } from '../actions/use-on-site-actions.ts'
import styles from './trailer-actions.module.css'

const nothing = () => undefined

/** What can be done with a trailer, as buttons; the same as in its row. */
export function TrailerActions({ trailer }: { trailer: TrailerRow }) {
  const now = useNow()
  const onSite = useOnSiteActions(nothing)
  const checkedOut = useCheckedOutActions(now, nothing)
  const offered = (trailer.archived ? checkedOut : onSite).filter(
    action => action.id !== 'details' && !action.hidden?.(trailer),
  )
  if (offered.length === 0) return null
  return (
    <div className={styles.actions}>
      {offered.map(action => (
        <ActionButton key={action.id} action={action} trailer={trailer} />
      ))}
    </div>
  )
}

function ActionButton({ action, trailer }: { action: RowAction<TrailerRow>; trailer: TrailerRow }) {
  const reasons = action.reasons?.(trailer) ?? []
  return (
    <Button
      icon={action.icon}
      reasons={reasons}
      title={reasons.length > 0 ? action.offTitle : undefined}
      // The first click of two may have brought another action under the pointer.
      onClick={({ detail }) => detail < 2 && action.run(trailer)}
    >
      {action.label}
    </Button>
  )
}
