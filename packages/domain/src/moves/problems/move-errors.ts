/** Errors about moves. */
export const MOVE_ERRORS = {
  /** Start and destination are the same zone (MV-ERR-02, MV-VAL-34). */
  'MOVE_MODEL_VALIDATION:ALREADY_THERE': {
    sentence: 'A move cannot share the same start and end location.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 422,
  },
  /** Another move that is not over has this destination (MV-ERR-03). */
  'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE': {
    sentence: null,
    shown: 'banner',
    report: false,
    logLevel: 'silent',
    httpStatus: 409,
  },
  /** Another move that is not over has this trailer (MV-ERR-04). */
  'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER': {
    sentence: null,
    shown: 'banner',
    report: false,
    logLevel: 'silent',
    httpStatus: 409,
  },
  /** Another move that is not over has this start (MV-OPEN-98). */
  'MOVE_ENQUEUE_VALIDATION:DUPLICATE_FROM_ZONE': {
    sentence: null,
    shown: 'banner',
    report: false,
    logLevel: 'silent',
    httpStatus: 409,
  },
  /** A rule against queueing, other than the three above; `problems` carries the sentences. */
  'MOVE_ENQUEUE_VALIDATION:INVALID': {
    sentence: null,
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 422,
  },
  /** A rule against saving a draft; `problems` carries the sentences (MV-VAL-31..33). */
  'MOVE_DRAFT_VALIDATION:INVALID': {
    sentence: null,
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 422,
  },
  /** The truck did not give up the move (MV-ERR-05). */
  'MOVE_CANCEL:IOT_REJECTED:1': {
    sentence: 'Unable to cancel move(s).',
    shown: 'banner',
    report: true,
    logLevel: 'warn',
    httpStatus: 409,
  },
  /** There is no move where one was asked for: neither logged nor shown (MV-ERR-07). */
  NO_MOVE: { sentence: null, shown: 'silent', report: false, logLevel: 'silent', httpStatus: 404 },
  /** An id in a command names no move, for example because somebody deleted it. */
  MOVE_NOT_FOUND: {
    sentence: 'This move does not exist any more.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 404,
  },
  /** Somebody completed the move in another way first; the message says how. */
  'MOVE_STATE:ALREADY_COMPLETE': {
    sentence: null,
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
  'MOVE_STATE:NOT_A_DRAFT': {
    sentence: 'Only a draft move can do this.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
  'MOVE_STATE:NOT_ACTIVE': {
    sentence: 'Only a pending or in progress move can be canceled.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
  'MOVE_STATE:NOT_RETURNABLE': {
    sentence: 'Only a draft, pending, canceled or errored move of a partner can be returned.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
  'MOVE_STATE:ALREADY_RETURNED': {
    sentence: 'This move was already returned.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
  /** A truck or dispatch reports on a move that is in no state for it. */
  'MOVE_STATE:OUT_OF_ORDER': {
    sentence: 'The move is not in a state for this.',
    shown: 'banner',
    report: true,
    logLevel: 'warn',
    httpStatus: 409,
  },
  /** An edit names fields that the state or type of the move locks (MV-ACT-08, MV-ACT-09, MV-LCK-01..03). */
  'MOVE_EDIT:LOCKED': {
    sentence: 'These fields of the move can no longer be changed.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
  /** A row action is off for this move; the message is its reason (MV-ACT). */
  'MOVE_ACTION:NOT_ALLOWED': {
    sentence: null,
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
} as const

export type MoveErrorCode = keyof typeof MOVE_ERRORS
