import type { ReactNode } from 'react'
import { Quiet } from '../../ui/marks/text.tsx'
import styles from './inventory-figures.module.css'

interface FigureProps {
  label: string
  value: number | string
  icon?: ReactNode
  /** Shows what is counted. */
  onPress: () => void
  /** A quiet word beside the number. */
  children?: ReactNode
}

/** A number with its name, which leads to what it counts. */
export function Figure({ label, value, icon, onPress, children }: FigureProps) {
  return (
    <button type="button" className={styles.figure} onClick={onPress}>
      <span className={styles.label}>{label}</span>
      <span className={styles.line}>
        {icon}
        <b className={styles.value}>{value}</b>
        {children && <Quiet className={styles.detail}>{children}</Quiet>}
      </span>
    </button>
  )
}
