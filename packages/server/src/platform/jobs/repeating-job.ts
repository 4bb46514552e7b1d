import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../logging.ts'

export type RepeatingJob = { stop(): Promise<void> }

/**
 * Runs the work now and again after each pause, never twice at once. A run that fails is logged, and the next one comes
 * all the same. Several servers may run the same job, so the work must be harmless when repeated.
 */
export function startRepeatingJob(
  name: string,
  pauseMs: number,
  log: Pick<Logger, 'error'>,
  work: () => Promise<void>,
): RepeatingJob {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => log.error({ err: error, job: name }, 'a job failed'))
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
