import type { RejectionCode } from '@tractrix/domain/moves'
import { phrase, type SentenceText } from '@tractrix/domain/platform'
import { Ban, CircleCheckBig, OctagonAlert, Trash2, Undo2 } from 'lucide-react'
import type { MoveRow } from '../../site-data/index.ts'
import type { Icon } from '../../ui/actions/icon.ts'

/** Waited before a move is completed by the testing tools, in milliseconds (MV-CON-03). */
export const COMPLETE_AFTER_MS = 100

/** What the testing tools do to one move. Each throws an error whose message says what was refused. */
export interface TestingTools {
  setToError: (move: MoveRow) => Promise<void>
  complete: (move: MoveRow, truckId: string) => Promise<void>
  forceDelete: (move: MoveRow) => Promise<void>
  reject: (move: MoveRow, code: RejectionCode) => Promise<void>
  /** The truck that has it by now, null for none: one may have taken it since the screen was drawn. */
  truckOf: (move: MoveRow) => Promise<string | null>
  /** Gives it to a stub; resolves to that truck. */
  assignToPlayground: (move: MoveRow) => Promise<string>
  wait: (milliseconds: number) => Promise<void>
}

export interface TestingAction {
  id: 'error' | 'complete' | 'delete' | 'reassign'
  label: SentenceText
  icon: Icon
  question: SentenceText
  danger: boolean
  /** Asks for a code first (MV-CON-06). */
  asksCode: boolean
  run: (move: MoveRow, tools: TestingTools, code: RejectionCode | null) => Promise<void>
}

/** The four buttons of the integration console (MV-CON-01 to MV-CON-05, MV-OPEN-91). */
export const TESTING_ACTIONS: readonly TestingAction[] = [
  {
    id: 'error',
    label: phrase('Set to Error'),
    icon: OctagonAlert,
    question: phrase('Are you sure you want to set the selected move(s) to error?'),
    danger: true,
    asksCode: false,
    run: (move, tools) => tools.setToError(move),
  },
  {
    id: 'complete',
    label: phrase('Complete'),
    icon: CircleCheckBig,
    question: phrase('Are you sure you want to complete the selected move(s)?'),
    danger: false,
    asksCode: false,
    // A move without a truck is given to a stub first (MV-OPEN-92).
    run: async (move, tools) => {
      const truckId = (await tools.truckOf(move)) ?? (await tools.assignToPlayground(move))
      await tools.wait(COMPLETE_AFTER_MS)
      await tools.complete(move, truckId)
    },
  },
  {
    id: 'delete',
    label: phrase('Delete'),
    icon: Trash2,
    question: phrase('Are you sure you want to delete the selected move(s)?'),
    danger: true,
    asksCode: false,
    run: (move, tools) => tools.forceDelete(move),
  },
  {
    id: 'reassign',
    label: phrase('Reassign'),
    icon: Undo2,
    question: phrase('Are you sure you want to return the selected move(s)?'),
    danger: true,
    asksCode: true,
    run: async (move, tools, code) => {
      if (code !== null) await tools.reject(move, code)
    },
  },
]

/** What became of one move. */
export interface TestingOutcome {
  move: MoveRow
  /** Null: done. */
  problem: string | null
}

export const OUTCOME_ICONS = { done: CircleCheckBig, refused: Ban } as const

/**
 * Does an action to each move, one after the other, and tells after each what became of it: what is refused for one does
 * not stop the others.
 */
export async function runTesting(
  action: TestingAction,
  moves: readonly MoveRow[],
  tools: TestingTools,
  code: RejectionCode | null,
  onOutcome: (outcome: TestingOutcome) => void,
): Promise<void> {
  for (const move of moves) {
    const problem = await action.run(move, tools, code).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    onOutcome({ move, problem })
  }
}
