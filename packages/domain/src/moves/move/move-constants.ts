import { phrase } from '../../platform/index.ts'
/** The page sizes that move tables offer, in rows (MV-CST-01). */
export const MOVE_PAGE_SIZES = [10, 20, 50, 100] as const

/** Rows of a page until somebody chooses another size (MV-CST-02). */
export const DEFAULT_PAGE_SIZE = 20

/** The most urgent priority (MV-CST-03). */
export const HIGHEST_PRIORITY = 1

/** The least urgent priority (MV-CST-03). */
export const LOWEST_PRIORITY = 10

/** The priority of a move that names none: the lowest (MV-CST-04). */
export const DEFAULT_PRIORITY = 10

/** Notes longer than this are cut to it, in characters (MV-DRA-05). */
export const NOTES_CUT_LENGTH = 50

/** Above the warning list (MV-VAL-05). */
export const MOVE_INVALID_TITLE = 'Move is Invalid'

/** Under a field that must be filled (MV-VAL-01, MV-VAL-02). */
export const REQUIRED_FIELD_TEXT = 'This field is required'

/** What a person confirms before a move is canceled (MV-STA-08). */
export const CANCEL_CONFIRMATION_TEXT =
  'Are you sure you want to cancel this move? This action cannot be undone.'

/** Error message that the testing tools set (MV-STA-11). */
export const CONSOLE_ERROR_MESSAGE = 'Move was set to error by the Integration Console.'

/** How often the console asks for moves beside the live updates, in milliseconds (MV-SUB-09, MV-SUB-10). */
export const MOVE_POLL_WITH_INTEGRATION_MS = 60_000
export const MOVE_POLL_MS = 300_000

/** Name of the sideways correction in intervention forms (MV-CST-06). */
export const LATERAL_OFFSET_KEY = 'lateralOffset'

/** How long after its end a move still earns a completion toast, in milliseconds (MV-CST-07, MV-OPEN-16). */
export const COMPLETION_TOAST_WINDOW_MS = 10_000

/** Pause before the recording page leads on, in milliseconds (MV-CST-07, MV-OPEN-16). */
export const RECORDING_REDIRECT_DELAY_MS = 500

/** Toasts after saving a move (MV-TST-01, MV-TST-02, MV-TST-03, MV-STA-05, MV-OPEN-101). */
export const MOVE_TOASTS = {
  updated: phrase('Your move has been updated!'),
  queued: phrase('Your move has been added to the queue!'),
  added: phrase('Your move has been added!'),
} as const
