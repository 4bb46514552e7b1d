import { isDeepStrictEqual } from 'node:util'
import { noteWaitReasons } from '../../moves/index.ts'
import type { DispatchRun } from '../dispatch-run.ts'

/** Writes down why the others still wait, and what holds those in progress; only where the reasons have changed. */
export async function tellWhyMovesWait({ trx, waiting, driving }: DispatchRun): Promise<void> {
  for (const { move, reasons } of [...waiting.filter(({ choice }) => !choice), ...driving]) {
    if (!isDeepStrictEqual(move.waitReasons, reasons)) await noteWaitReasons(trx, move, reasons)
  }
}
