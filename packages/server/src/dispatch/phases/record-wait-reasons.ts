import { isDeepStrictEqual } from 'node:util'
import { noteWaitReasons } from '../../moves/index.ts'
import type { DispatchRun } from './dispatch-run.ts'

/** Saves why the other moves still wait and what blocks those in progress, where the reasons have changed. */
export async function recordWaitReasons({ trx, now, waiting, driving }: DispatchRun): Promise<void> {
  for (const { move, reasons } of [...waiting.filter(({ choice }) => !choice), ...driving]) {
    if (!isDeepStrictEqual(move.waitReasons, reasons)) await noteWaitReasons(trx, move, reasons, now)
  }
}
