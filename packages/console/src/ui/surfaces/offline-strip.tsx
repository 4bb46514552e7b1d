import { RefreshCw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import styles from './offline-strip.module.css'

export interface OfflineStripProps {
  /** How long already: `Offline for 0:42`. */
  title: string
  /** How old the screen is and what is off. */
  children: ReactNode
  /** When it tries again: `next try in 4 s`. */
  next: string
  retryLabel: string
  onRetry: () => void
}

/** The red strip over the header while there is no connection. */
export function OfflineStrip({ title, children, next, retryLabel, onRetry }: OfflineStripProps) {
  return (
    <div className={styles.strip} data-part="offline">
      <WifiOff aria-hidden />
      <span className={styles.title}>{title}</span>
      <span className={styles.text} role="alert">
        {children}
      </span>
      <span className={styles.next}>{next}</span>
      <Button size={26} icon={RefreshCw} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
