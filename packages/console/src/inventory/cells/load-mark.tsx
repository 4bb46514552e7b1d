import type { TrailerRow } from '../../site-data/index.ts'
import { Dash } from '../../ui/marks/text.tsx'
import { loadLabel, loadOf } from '../words/load-label.ts'
import styles from './load-mark.module.css'

/** Loaded as a full box, empty as an outline, each with its word. */
export function LoadMark({ trailer }: { trailer: Pick<TrailerRow, 'loaded'> }) {
  const load = loadOf(trailer)
  if (load === 'unknown') return <Dash />
  return (
    <span className={styles.load}>
      <i className={styles.box} data-load={load} aria-hidden="true" />
      {loadLabel(load)}
    </span>
  )
}
