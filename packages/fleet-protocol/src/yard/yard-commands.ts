import type { YardHeader } from './yard-header.ts'

/** Topic `yardCommands`, server to truck; acknowledged in `commandStates` of the truck's `yardState`. */
export interface YardCommand extends YardHeader {
  commandId: string
  /** e.g. `startBagger`, `stopBagger`, `getRecordedBags`, `publishToTopic`. */
  type: string
  params: Record<string, unknown>
  /** ISO 8601, UTC: a command that arrives later is not carried out but reported EXPIRED. */
  expiresAt: string
}
