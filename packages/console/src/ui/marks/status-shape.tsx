import type { ReactNode } from 'react'

/** The drawings of the status shapes in a box of 14. */
const DRAWINGS = {
  'dashed-ring': <circle cx="7" cy="7" r="5.4" strokeDasharray="2.2 2.05" />,
  clock: (
    <>
      <circle cx="7" cy="7" r="5.4" />
      <path d="M7 4.1V7l1.9 1.3" />
    </>
  ),
  'half-ring': (
    <>
      <circle cx="7" cy="7" r="5.4" />
      <path d="M7 3.6a3.4 3.4 0 0 1 0 6.8z" fill="currentColor" stroke="none" />
    </>
  ),
  'check-disc': (
    <>
      <circle cx="7" cy="7" r="6.1" fill="currentColor" stroke="none" />
      <path d="m4.5 7.2 1.8 1.8 3.3-3.7" stroke="var(--surface)" strokeWidth="1.6" />
    </>
  ),
  'slashed-ring': (
    <>
      <circle cx="7" cy="7" r="5.4" />
      <path d="m3.4 10.6 7.2-7.2" />
    </>
  ),
  octagon: (
    <>
      <path d="M4.6 1h4.8L13 4.6v4.8L9.4 13H4.6L1 9.4V4.6z" fill="currentColor" stroke="none" />
      <path d="M7 3.9v3.6M7 9.9v.1" stroke="var(--surface)" strokeWidth="1.7" />
    </>
  ),
  'u-turn': (
    <>
      <path d="M4.6 2.2 2 4.8l2.6 2.6" />
      <path d="M2.2 4.8h5.6a3.6 3.6 0 0 1 0 7.2H5" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type Shape = keyof typeof DRAWINGS

export const SHAPES = Object.keys(DRAWINGS) as Shape[]

/** One status shape, drawn in the current color. */
export function StatusShape({ shape, size = 14 }: { shape: Shape; size?: number | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[shape]}
    </svg>
  )
}
