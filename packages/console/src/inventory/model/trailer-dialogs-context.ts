import { createContext, useContext } from 'react'
import type { TrailerRow } from '../../site-data/index.ts'
import type { TrailerForm } from './trailer-form.ts'

/** Opens the dialogs about trailers. */
export interface TrailerDialogActions {
  /** Add Trailer to Inventory, with what is known already filled in. */
  add: (given?: Partial<TrailerForm>) => void
  /** Edit Trailer Info (OP-TRM-03). */
  edit: (trailer: TrailerRow) => void
  /** Trailer Details (OP-TRM-04). */
  details: (trailer: TrailerRow) => void
}

export const TrailerDialogsContext = createContext<TrailerDialogActions | null>(null)

/** Null on pages without a site. */
export function useTrailerDialogs(): TrailerDialogActions | null {
  return useContext(TrailerDialogsContext)
}
