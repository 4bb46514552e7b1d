import { Minus, Plus } from 'lucide-react'
import { MAX_ZOOM, MIN_ZOOM } from '../../map-kit/index.ts'
import { t } from '../../platform/words.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './controls.module.css'

/** Plus, the zoom as a whole number, minus. */
export function ZoomControls({ zoom, onZoom }: { zoom: number; onZoom: (steps: 1 | -1) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out here
    <div
      className={classNames(styles.glass, styles.zoom)}
      data-over-map=""
      role="group"
      aria-label={t('Zoom')}
    >
      <button
        type="button"
        aria-label={t('Zoom in')}
        aria-disabled={zoom >= MAX_ZOOM || undefined}
        onClick={() => onZoom(1)}
      >
        <Plus size={15} aria-hidden />
      </button>
      <output aria-label={t('Zoom')}>{Math.floor(zoom)}</output>
      <button
        type="button"
        aria-label={t('Zoom out')}
        aria-disabled={zoom <= MIN_ZOOM || undefined}
        onClick={() => onZoom(-1)}
      >
        <Minus size={15} aria-hidden />
      </button>
    </div>
  )
}
