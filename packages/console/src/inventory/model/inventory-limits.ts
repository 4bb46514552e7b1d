/** Rows of a page of trailers (OP-INV-06, OP-OPEN-129). */
export const TRAILER_PAGE_SIZE = 20

/** How often lists of trailers are asked for again beside the live updates (OP-INV-17, OP-OPEN-11). */
export const TRAILER_POLL_MS = 60_000

/** Width of the dialogs that add and edit trailers, in pixels (OP-TRM-01). */
export const TRAILER_DIALOG_WIDTH = 650
