import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** The sentence that says what is not here. */
  title: string
  /** One quiet line. */
  hint?: ReactNode
  /** One button. */
  action?: ReactNode
  art?: 'done' | 'filtered' | undefined
}

/** What stands in place of a list without entries. */
export function EmptyState({ title, hint, action, art }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {art && <EmptyArt art={art} />}
      <p className={styles.text}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  )
}

function EmptyArt({ art }: { art: 'done' | 'filtered' }) {
  return (
    <svg
      className={styles.art}
      width="92"
      height="52"
      viewBox="0 0 92 52"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {art === 'done' ? <Done /> : <Filtered />}
    </svg>
  )
}

/** The curve of our mark running out into a check. */
function Done() {
  return (
    <>
      <path d="M4 44H88" stroke="var(--line-strong)" strokeWidth="1.5" />
      <path d="M14 6C15 26 26 41 74 43.4" stroke="var(--text-3)" strokeWidth="1.5" strokeDasharray="3 4" />
      <path d="M14 6V44" stroke="var(--line-strong)" strokeWidth="1.5" />
      <circle cx="14" cy="44" r="3.5" fill="var(--surface)" stroke="var(--text-3)" strokeWidth="1.5" />
      <circle cx="76" cy="34" r="11" fill="var(--green-bg)" stroke="var(--green-bd)" />
      <path d="m71.4 34.3 3.2 3.2 6-6.6" stroke="var(--green-icon)" strokeWidth="1.9" />
    </>
  )
}

/** Rows behind a magnifying glass. */
function Filtered() {
  const row = { height: 9, rx: 2.5, stroke: 'var(--line-strong)', strokeWidth: 1.4, strokeDasharray: '3 3' }
  return (
    <>
      <rect x="10" y="8" width="72" {...row} />
      <rect x="17" y="22" width="58" {...row} />
      <rect x="24" y="36" width="44" {...row} />
      <circle cx="74" cy="38" r="9" fill="var(--surface)" stroke="var(--text-3)" strokeWidth="1.6" />
      <path d="m81 45 5 5" stroke="var(--text-3)" strokeWidth="1.8" />
    </>
  )
}
