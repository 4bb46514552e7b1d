import { useBlocker } from '@tanstack/react-router'
import { DiscardQuestion } from './discard-question.tsx'

/** Asks before the page of a filled form is left or loaded anew. `onLeave`: it is left. */
export function LeaveGuard({ filled, onLeave }: { filled: boolean; onLeave: () => void }) {
  const blocker = useBlocker({
    shouldBlockFn: () => filled,
    enableBeforeUnload: () => filled,
    withResolver: true,
  })
  const { status, proceed, reset } = blocker
  return (
    <DiscardQuestion
      open={status === 'blocked'}
      onDiscard={() => {
        onLeave()
        proceed?.()
      }}
      onKeep={() => reset?.()}
    />
  )
}
