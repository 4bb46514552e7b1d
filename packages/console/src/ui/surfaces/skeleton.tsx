import { useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

/** Waiting shorter than this shows nothing, so that a quick answer does not flicker, in milliseconds. */
export const SKELETON_AFTER_MS = 300

/** A grey bar in the place of a text; `width` in pixels or as CSS has it, all there is by default. */
export function Skeleton({
  width,
  className,
}: {
  width?: number | string | undefined
  className?: string | undefined
}) {
  return (
    <span
      className={classNames(styles.bar, className)}
      style={{ width: width ?? '100%' }}
      aria-hidden="true"
    />
  )
}

/** True once `waiting` has lasted for 300 ms; false again as soon as it ends. */
export function useLongWait(waiting: boolean): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLong(true), SKELETON_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [waiting])
  return waiting && long
}
