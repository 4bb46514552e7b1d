import { isDeepStrictEqual } from 'node:util'
import { noteWaitReasons } from '../../moves/index.ts'
import type { DispatchRun } from '../dispatch-run.ts'

/** Writes down why the others still wait; only where the reasons have changed. */
export async function tellWhyMovesWait({ trx, waiting }: DispatchRun): Promise<void> {
  for (const { move, reasons, choice } of waiting) {
    if (choice || isDeepStrictEqual(move.waitReasons, reasons)) continue
    await noteWaitReasons(trx, move, reasons)
  }
}
