import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../platform/words.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import styles from './banner.module.css'

export interface BannerProps {
  /** `red` for a refused action, `yellow` for what works less well, `blue` for a plain notice. */
  tone: 'red' | 'yellow' | 'blue'
  title: string
  /** What happens instead. */
  children?: ReactNode
  /** A button that helps. */
  action?: ReactNode
  /** Closable unless it stands for a state that cannot be put away. */
  onClose?: (() => void) | undefined
  className?: string | undefined
}

const LOOK = {
  red: { icon: CircleAlert, role: 'alert' },
  yellow: { icon: TriangleAlert, role: 'status' },
  blue: { icon: Info, role: 'status' },
} as const

/** A message that stays until it is closed: under the header for the whole page, at the top of a panel for that panel. */
export function Banner({ tone, title, children, action, onClose, className }: BannerProps) {
  const { icon: Icon, role } = LOOK[tone]
  return (
    <div className={classNames(styles.banner, className)} data-tone={tone} role={role}>
      <Icon strokeWidth={2.001} aria-hidden />
      <div className={styles.text}>
        <span className={styles.title}>{title}</span>
        {children && <span>{children}</span>}
      </div>
      {action}
      {onClose && <IconButton className={styles.close} icon={X} label={t('Close')} onClick={onClose} />}
    </div>
  )
}
