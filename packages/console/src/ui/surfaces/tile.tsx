import { GripVertical } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

export interface TileProps {
  title: string
  /** `TileGrip` with the handlers of whoever moves tiles; none for a tile that stays. */
  grip?: ReactNode
  /** Stands after the title: tabs, a count, a live mark. */
  head?: ReactNode
  /** Stands at the right end of the head: filters, buttons. */
  aside?: ReactNode
  footer?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** One panel of the dashboard: a named region with head, body and foot. */
export function Tile({ title, grip, head, aside, footer, className = '', children }: TileProps) {
  const titleId = useId()
  return (
    <section className={`tile ${className}`} aria-labelledby={titleId} data-region="">
      <div className="tile-head">
        {grip}
        <h2 className="tile-title" id={titleId}>
          {title}
        </h2>
        {head}
        {aside && <div className="tile-aside">{aside}</div>}
      </div>
      <div className="tile-body">{children}</div>
      {footer && <div className="tile-foot">{footer}</div>}
    </section>
  )
}

/** The handle by which a tile is dragged or, focused, moved with the arrow keys. */
export function TileGrip({
  label,
  className = '',
  ...rest
}: ComponentPropsWithRef<'button'> & { label: string }) {
  return (
    <button type="button" className={`grip ${className}`} aria-label={label} data-tip={label} {...rest}>
      <GripVertical aria-hidden />
    </button>
  )
}
