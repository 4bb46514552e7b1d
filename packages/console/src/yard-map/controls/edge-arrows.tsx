import { ArrowRight } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { t } from '../../platform/words.ts'
import type { EdgeArrows as EdgeArrowsStore, NamedArrow } from '../layers/edge-arrows/edge-arrows-store.ts'
import styles from './edge-arrows.module.css'

/** Buttons at the edge of the map, each to a truck outside the view. */
export function EdgeArrows({
  store,
  onChoose,
}: {
  store: EdgeArrowsStore
  onChoose: (truckId: string) => void
}) {
  const arrows = useSyncExternalStore(store.subscribe, store.read)
  return arrows.map(arrow => <EdgeButton key={arrow.id} arrow={arrow} onChoose={onChoose} />)
}

function EdgeButton({ arrow, onChoose }: { arrow: NamedArrow; onChoose: (truckId: string) => void }) {
  const { id, name, color, others, x, y, radians } = arrow
  return (
    <button
      type="button"
      className={styles.edge}
      data-tone={color}
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
      aria-label={
        others === 0
          ? t('Show {truck}, outside the map', { truck: name })
          : t('Show {truck}, outside the map, and {count, plural, one {# more} other {# more}} there', {
              truck: name,
              count: others,
            })
      }
      onClick={() => onChoose(id)}
    >
      <i aria-hidden="true" />
      {name}
      {others > 0 && <small>{t('+{count}', { count: others })}</small>}
      <ArrowRight size={13} aria-hidden style={{ rotate: `${radians}rad` }} />
    </button>
  )
}
