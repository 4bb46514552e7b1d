import { useBlocker } from '@tanstack/react-router'
import { DiscardQuestion } from './discard-question.tsx'

interface Props {
  filled: boolean
  title?: string
  /** The page is left. */
  onLeave: () => void
}

/** Asks before the page of a filled form is left or loaded anew. */
export function LeaveGuard({ filled, title, onLeave }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: () => filled,
    enableBeforeUnload: () => filled,
    withResolver: true,
  })
  const { status, proceed, reset } = blocker
  return (
    <DiscardQuestion
      open={status === 'blocked'}
      {...(title !== undefined && { title })}
      onDiscard={() => {
        onLeave()
        proceed?.()
      }}
      onKeep={() => reset?.()}
    />
  )
}
