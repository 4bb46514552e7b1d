import type { CommandState, YardCommand } from '@tractrix/fleet-protocol'
import type { ActiveFaults } from '../faults/active-faults.ts'
import { isFault } from '../faults/fault.ts'

/** How long a simulated fault lasts that names no time, in simulated seconds. */
const FAULT_SECONDS = 30

/**
 * Obeys a command of the topic `yardCommands`: `simulateFault` with `{fault, seconds}` and `heal` make trouble for tests; a
 * truck knows no other commands.
 *
 * @param nowMs real time in milliseconds since 1970
 */
export function obey(
  activeFaults: ActiveFaults,
  { type, params, expiresAt }: YardCommand,
  nowMs: number,
): Omit<CommandState, 'commandId'> {
  const failed = (resultDescription: string) => ({ status: 'FAILED' as const, resultDescription })
  if (Date.parse(expiresAt) < nowMs) return { status: 'EXPIRED', resultDescription: null }
  if (type === 'heal') activeFaults.clear()
  else if (type !== 'simulateFault') return failed(`This truck does not know the command ${type}.`)
  else if (!isFault(params.fault)) return failed('There is no such fault.')
  else activeFaults.start(params.fault, typeof params.seconds === 'number' ? params.seconds : FAULT_SECONDS)
  return { status: 'FINISHED', resultDescription: null }
}
