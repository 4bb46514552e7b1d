import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { loadPart } from '../platform/load-part.ts'
import { moveTrailerSource } from '../platform/remembered-settings.ts'
import { formOfMove, type MoveForm, newMoveForm, retryForm } from './form/move-form.ts'
import { type MoveDialogActions, MoveDialogsContext } from './move-dialogs-context.ts'
import type { MoveRow } from './move-row.ts'

const loadMoveDialog = () => loadPart(() => import('./form/move-dialog.tsx'))
const loadDetailsDialog = () => loadPart(() => import('./details/details-dialog.tsx'))
const loadCancelDialog = () => loadPart(() => import('./actions/cancel-dialog.tsx'))
const loadRemoveDialog = () => loadPart(() => import('./actions/remove-dialog.tsx'))
const loadCompleteDialog = () => loadPart(() => import('./complete/complete-dialog.tsx'))
const loadNotesDialog = () => loadPart(() => import('./notes/notes-dialog.tsx'))

const MoveDialog = lazy(async () => ({ default: (await loadMoveDialog()).MoveDialog }))
const DetailsDialog = lazy(async () => ({ default: (await loadDetailsDialog()).DetailsDialog }))
const CancelDialog = lazy(async () => ({ default: (await loadCancelDialog()).CancelDialog }))
const RemoveDialog = lazy(async () => ({ default: (await loadRemoveDialog()).RemoveDialog }))
const CompleteDialog = lazy(async () => ({ default: (await loadCompleteDialog()).CompleteDialog }))
const NotesDialog = lazy(async () => ({ default: (await loadNotesDialog()).NotesDialog }))

const LOADERS = [
  loadMoveDialog,
  loadDetailsDialog,
  loadCancelDialog,
  loadRemoveDialog,
  loadCompleteDialog,
  loadNotesDialog,
]

/** The first screen does without the dialogs; they are fetched once it stands, so that they open at once, offline too. */
function preloadDialogs(): () => void {
  const timer = setTimeout(() => {
    for (const load of LOADERS) void load()
  }, PRELOAD_AFTER_MS)
  return () => clearTimeout(timer)
}

const PRELOAD_AFTER_MS = 2_000

type Open =
  | { dialog: 'create'; given: Partial<MoveForm> }
  | { dialog: 'edit' | 'retry' | 'notes' | 'complete' | 'details' | 'cancel'; move: MoveRow }
  | { dialog: 'remove'; moves: readonly MoveRow[]; done?: (() => void) | undefined }

/** Holds the one dialog about moves that is open, and lets everything below open it. */
export function MoveDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null)
  useEffect(preloadDialogs, [])
  const actions = useMemo<MoveDialogActions>(
    () => ({
      create: (given = {}) => setOpen({ dialog: 'create', given }),
      edit: move => setOpen({ dialog: 'edit', move }),
      retry: move => setOpen({ dialog: 'retry', move }),
      notes: move => setOpen({ dialog: 'notes', move }),
      complete: move => setOpen({ dialog: 'complete', move }),
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
          purpose={{ does: 'create' }}
          opened={{ ...unchanged, ...open.given }}
          unchanged={unchanged}
          onClose={onClose}
        />
      )
    }
    case 'edit': {
      const stored = formOfMove(open.move)
      return (
        <MoveDialog
          purpose={{ does: 'edit', move: open.move }}
          opened={stored}
          unchanged={stored}
          onClose={onClose}
        />
      )
    }
    case 'retry':
      return (
        <MoveDialog
          purpose={{ does: 'retry', move: open.move }}
          opened={retryForm(open.move)}
          unchanged={newMoveForm('trailer')}
          onClose={onClose}
        />
      )
    case 'notes':
      return <NotesDialog move={open.move} onClose={onClose} />
    case 'complete':
      return <CompleteDialog move={open.move} onClose={onClose} />
    case 'details':
      return <DetailsDialog move={open.move} onClose={onClose} />
    case 'cancel':
      return <CancelDialog move={open.move} onClose={onClose} />
    case 'remove':
      return <RemoveDialog moves={open.moves} onDone={open.done} onClose={onClose} />
  }
}
