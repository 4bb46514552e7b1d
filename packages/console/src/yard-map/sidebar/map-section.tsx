import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import styles from './map-section.module.css'

/** A part of the sidebar that folds away under its head. */
export function MapSection({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  const bodyId = useId()
  return (
    <section className={styles.section} aria-label={title}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(wasOpen => !wasOpen)}
        >
          <ChevronDown size={13} aria-hidden />
          {title}
        </button>
      </h2>
      <div id={bodyId} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}
