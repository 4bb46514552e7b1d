import { createContext, useContext } from 'react'
import type { MoveRow } from '../../site-data/index.ts'
import type { MoveForm } from '../form/model/move-form.ts'

/** The dialogs about moves, opened from anywhere on a site's pages. */
export interface MoveDialogActions {
  /** Create New Move; `given` is what the place it is opened from already knows. */
  create: (given?: Partial<MoveForm>) => void
  edit: (move: MoveRow) => void
  details: (move: MoveRow) => void
  /** Asks, then cancels (MV-STA-08). */
  cancel: (move: MoveRow) => void
  /** The move again, as a new one (MV-MOD-03, MV-ACT-05). */
  retry: (move: MoveRow) => void
  /** Category, class and notes alone (MV-NOT-01). */
  notes: (move: MoveRow) => void
  /** Asks what was done, then completes (MV-STA-09). */
  complete: (move: MoveRow) => void
  /** Asks whether to go on waiting for a truck that is lost or in doubt about its trailer (MV-OPEN-81). */
  giveUp: (move: MoveRow) => void
  /** Asks, then takes it that the truck of a canceled order has stopped. */
  setTruckFree: (move: MoveRow) => void
  /** Asks, then deletes or returns (MV-OPEN-53); resolves once the question is answered. */
  remove: (moves: readonly MoveRow[], done?: () => void) => void
}

export const MoveDialogsContext = createContext<MoveDialogActions | null>(null)

/** Null on pages without a site. */
export function useMoveDialogs(): MoveDialogActions | null {
  return useContext(MoveDialogsContext)
}
