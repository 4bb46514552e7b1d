import { hasDestination, type MoveDraft, namedRoute } from '@tractrix/domain/moves'
import { t } from '../../../platform/words.ts'
import styles from './empty-preview.module.css'

/** What stands in place of the drawing while there is nothing to draw yet, or ever. */
export function EmptyPreview({ draft }: { draft: MoveDraft }) {
  return <p className={styles.empty}>{emptyText(draft)}</p>
}

/** What a mission without start and destination on the map does, as far as its form says. */
export function emptyText(draft: MoveDraft): string {
  if (hasDestination(draft.type)) return t('The route appears here once start and destination are known.')
  const route = namedRoute(draft)
  if (route !== null) return t('The truck drives the route {name}.', { name: route.name })
  if (draft.type === 'run_route') return t('Select the route that the truck drives.')
  if (draft.type === 'yard_inventory')
    return t('Without a static route the truck chooses what it drives past.')
  return t('This mission has no destination.')
}
