import type { ReactNode } from 'react'
import type { PartWait } from './lazy-part.tsx'
import { PartDialog } from './part-dialog.tsx'
import { PartPanel } from './part-panel.tsx'

/** For a page or a panel: words and a retry in its place. */
export const panelFrame = (wait: PartWait): ReactNode => <PartPanel {...wait} />

/** For a dialog: a small one in its place. */
export const dialogFrame = (wait: PartWait, { onClose }: { onClose: () => void }): ReactNode => (
  <PartDialog {...wait} onClose={onClose} />
)

/** For what hangs on a button: a small dialog in its place, while it is meant to be open. */
export const popupFrame = (
  wait: PartWait,
  { anchor, onClose }: { anchor: unknown; onClose: () => void },
): ReactNode => anchor !== null && <PartDialog {...wait} onClose={onClose} />

/** For what the page can do without for a while. */
export const noFrame = (): ReactNode => null
