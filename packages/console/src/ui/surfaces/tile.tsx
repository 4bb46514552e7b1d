import { GripVertical } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, use, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tile.module.css'
import { TileGripContext } from './tile-grip-context.ts'

export interface TileProps {
  title: string
  /** Stands after the title: tabs, a count, a live mark. */
  head?: ReactNode
  /** Stands at the right end of the head: filters, buttons. */
  aside?: ReactNode
  footer?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** One panel of the dashboard: a named region with head, body and foot. */
export function Tile({ title, head, aside, footer, className, children }: TileProps) {
  const titleId = useId()
  const grip = use(TileGripContext)
  return (
    <section className={classNames(styles.tile, className)} aria-labelledby={titleId} data-region="">
      <div className={styles.head}>
        {grip}
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {head}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <TileFoot>{footer}</TileFoot>}
    </section>
  )
}

/** The strip at the end of a tile, or of a panel that fills one. */
export function TileFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

/** The handle by which a tile is dragged or, focused, moved with the arrow keys. */
export function TileGrip({ label, className, ...rest }: ComponentPropsWithRef<'button'> & { label: string }) {
  return (
    <button
      type="button"
      className={classNames(styles.grip, className)}
      aria-label={label}
      data-tip={label}
      {...rest}
    >
      <GripVertical aria-hidden />
    </button>
  )
}
