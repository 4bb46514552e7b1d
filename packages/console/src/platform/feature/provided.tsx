import type { ComponentType, ReactNode } from 'react'

interface Props {
  /** The first is outermost. */
  by: readonly ComponentType<{ children: ReactNode }>[]
  children: ReactNode
}

/** The children inside of what features put around them. */
export function Provided({ by: [Outermost, ...others], children }: Props) {
  if (Outermost === undefined) return children
  return (
    <Outermost>
      <Provided by={others}>{children}</Provided>
    </Outermost>
  )
}
