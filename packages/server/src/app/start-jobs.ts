import type { ServerContext } from '../platform/context/index.ts'
import type { Disposables } from '../platform/disposables.ts'
import type { RepeatedJob } from '../platform/feature/index.ts'
import { startRepeatingJob } from '../platform/jobs/index.ts'

/** Starts repeated work, each job on its own: one that fails or takes long keeps no other waiting. */
export function startJobs(jobs: readonly RepeatedJob[], context: ServerContext, started: Disposables): void {
  for (const { name, everyMs, run } of jobs) {
    const running = startRepeatingJob(name, everyMs, context.log, () => run(context))
    started.add(`job: ${name}`, () => running.stop())
  }
}
