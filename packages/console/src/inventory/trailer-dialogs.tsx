import { type ReactNode, useMemo, useState } from 'react'
import type { TrailerRow } from '../site-data/index.ts'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { dialogFrame } from '../ui/lazy/part-frames.tsx'
import { type TrailerDialogActions, TrailerDialogsContext } from './model/trailer-dialogs-context.ts'
import type { TrailerForm } from './model/trailer-form.ts'

const AddTrailerDialog = lazyPart(
  async () => (await import('./form/add-trailer-dialog.tsx')).AddTrailerDialog,
  dialogFrame,
).Part
const EditTrailerDialog = lazyPart(
  async () => (await import('./form/edit-trailer-dialog.tsx')).EditTrailerDialog,
  dialogFrame,
).Part
const TrailerDetailsDialog = lazyPart(
  async () => (await import('./details/trailer-details-dialog.tsx')).TrailerDetailsDialog,
  dialogFrame,
).Part

type Open =
  | { dialog: 'add'; given: Partial<TrailerForm> }
  | { dialog: 'edit' | 'details'; trailer: TrailerRow }

/** Holds the one dialog about trailers that is open, and lets everything below open it. */
export function TrailerDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null)
  const actions = useMemo<TrailerDialogActions>(
    () => ({
      add: (given = {}) => setOpen({ dialog: 'add', given }),
      edit: trailer => setOpen({ dialog: 'edit', trailer }),
      details: trailer => setOpen({ dialog: 'details', trailer }),
    }),
    [],
  )
  return (
    <TrailerDialogsContext.Provider value={actions}>
      {children}
      {/* A dialog that was left while its command ran closes itself late: never the one that was opened since. */}
      {open && <OpenDialog open={open} onClose={() => setOpen(now => (now === open ? null : now))} />}
    </TrailerDialogsContext.Provider>
  )
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  switch (open.dialog) {
    case 'add':
      return <AddTrailerDialog given={open.given} onClose={onClose} />
    case 'edit':
      return <EditTrailerDialog trailer={open.trailer} onClose={onClose} />
    case 'details':
      return <TrailerDetailsDialog trailerId={open.trailer.id} row={open.trailer} onClose={onClose} />
  }
}
