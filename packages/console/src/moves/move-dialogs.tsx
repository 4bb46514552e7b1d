import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { moveTrailerSource } from '../platform/remembered-settings.ts'
import { CancelDialog } from './actions/cancel-dialog.tsx'
import { RemoveDialog } from './actions/remove-dialog.tsx'
import { formOfMove, type MoveForm, newMoveForm } from './form/move-form.ts'
import { type MoveDialogActions, MoveDialogsContext } from './move-dialogs-context.ts'
import type { MoveRow } from './move-row.ts'

const MoveDialog = lazy(async () => ({ default: (await import('./form/move-dialog.tsx')).MoveDialog }))
const DetailsDialog = lazy(async () => ({
  default: (await import('./details/details-dialog.tsx')).DetailsDialog,
}))

type Open =
  | { dialog: 'create'; given: Partial<MoveForm> }
  | { dialog: 'edit' | 'details' | 'cancel'; move: MoveRow }
  | { dialog: 'remove'; moves: readonly MoveRow[]; done?: (() => void) | undefined }

/** Holds the one dialog about moves that is open, and lets everything below open it. */
export function MoveDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null)
  const actions = useMemo<MoveDialogActions>(
    () => ({
      create: (given = {}) => setOpen({ dialog: 'create', given }),
      edit: move => setOpen({ dialog: 'edit', move }),
      details: move => setOpen({ dialog: 'details', move }),
      cancel: move => setOpen({ dialog: 'cancel', move }),
      remove: (moves, done) => setOpen({ dialog: 'remove', moves, done }),
    }),
    [],
  )
  return (
    <MoveDialogsContext.Provider value={actions}>
      {children}
      <Suspense>{open && <OpenDialog open={open} onClose={() => setOpen(null)} />}</Suspense>
    </MoveDialogsContext.Provider>
  )
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  switch (open.dialog) {
    case 'create': {
      const unchanged = newMoveForm(moveTrailerSource.read())
      return (
        <MoveDialog
          edited={null}
          opened={{ ...unchanged, ...open.given }}
          unchanged={unchanged}
          onClose={onClose}
        />
      )
    }
    case 'edit': {
      const stored = formOfMove(open.move)
      return <MoveDialog edited={open.move} opened={stored} unchanged={stored} onClose={onClose} />
    }
    case 'details':
      return <DetailsDialog move={open.move} onClose={onClose} />
    case 'cancel':
      return <CancelDialog move={open.move} onClose={onClose} />
    case 'remove':
      return <RemoveDialog moves={open.moves} onDone={open.done} onClose={onClose} />
  }
}
