import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { moveTrailerSource } from '../platform/remembered/remembered-settings.ts'
import type { MoveRow } from '../site-data/index.ts'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { dialogFrame } from '../ui/lazy/part-frames.tsx'
import { type MoveDialogActions, MoveDialogsContext } from './dialogs/move-dialogs-context.ts'
import { formOfMove, type MoveForm, newMoveForm, retryForm } from './form/model/move-form.ts'

const movePart = lazyPart(async () => (await import('./form/move-dialog.tsx')).MoveDialog, dialogFrame)
const detailsPart = lazyPart(
  async () => (await import('./details/details-dialog.tsx')).DetailsDialog,
  dialogFrame,
)
const cancelPart = lazyPart(
  async () => (await import('./actions/cancel-dialog.tsx')).CancelDialog,
  dialogFrame,
)
const removePart = lazyPart(
  async () => (await import('./actions/remove-dialog.tsx')).RemoveDialog,
  dialogFrame,
)
const completePart = lazyPart(
  async () => (await import('./complete/complete-dialog.tsx')).CompleteDialog,
  dialogFrame,
)
const notesPart = lazyPart(async () => (await import('./notes/notes-dialog.tsx')).NotesDialog, dialogFrame)
const giveUpPart = lazyPart(async () => (await import('./lost/give-up-dialog.tsx')).GiveUpDialog, dialogFrame)
const setFreePart = lazyPart(
  async () => (await import('./lost/set-truck-free-dialog.tsx')).SetTruckFreeDialog,
  dialogFrame,
)
const MoveDialog = movePart.Part
const DetailsDialog = detailsPart.Part
const CancelDialog = cancelPart.Part
const RemoveDialog = removePart.Part
const CompleteDialog = completePart.Part
const NotesDialog = notesPart.Part
const GiveUpDialog = giveUpPart.Part
const SetTruckFreeDialog = setFreePart.Part

const PARTS = [
  movePart,
  detailsPart,
  cancelPart,
  removePart,
  completePart,
  notesPart,
  giveUpPart,
  setFreePart,
]

/** The first screen does without the dialogs; they are fetched once it stands, so that they open at once, offline too. */
function preloadDialogs(): () => void {
  const timer = setTimeout(() => {
    for (const part of PARTS) part.preload()
  }, PRELOAD_AFTER_MS)
  return () => clearTimeout(timer)
}

const PRELOAD_AFTER_MS = 2_000

type Open =
  | { dialog: 'create'; given: Partial<MoveForm> }
  | {
      dialog: 'edit' | 'retry' | 'notes' | 'complete' | 'details' | 'cancel' | 'giveUp' | 'setTruckFree'
      move: MoveRow
    }
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
      giveUp: move => setOpen({ dialog: 'giveUp', move }),
      setTruckFree: move => setOpen({ dialog: 'setTruckFree', move }),
      remove: (moves, done) => setOpen({ dialog: 'remove', moves, done }),
    }),
    [],
  )
  return (
    <MoveDialogsContext.Provider value={actions}>
      {children}
      {/* A dialog that was left while its command ran closes itself late: never the one that was opened since. */}
      {open && <OpenDialog open={open} onClose={() => setOpen(now => (now === open ? null : now))} />}
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
    case 'giveUp':
      return <GiveUpDialog move={open.move} onClose={onClose} />
    case 'setTruckFree':
      return <SetTruckFreeDialog move={open.move} onClose={onClose} />
    case 'remove':
      return <RemoveDialog moves={open.moves} onDone={open.done} onClose={onClose} />
  }
}
