/** Errors about trucks. */
export const TRUCK_ERRORS = {
  TRUCK_NOT_FOUND: {
    sentence: 'This truck does not exist.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 404,
  },
  /** A person sets a truck free that no canceled order holds (any more). */
  TRUCK_NOT_HELD: {
    sentence: 'No canceled order holds this truck any more.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
  /** Somebody changes the availability of a truck that is only listed (MV-OPEN-23). */
  TRUCK_READ_ONLY: {
    sentence: 'This truck is read-only.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 403,
  },
  /** A route is asked for without a move (MV-ERR-08). */
  'GET_ROUTE_COORDINATES:NO_MOVE': {
    sentence: null,
    shown: 'silent',
    report: false,
    logLevel: 'info',
    httpStatus: 404,
  },
  /** A route is asked for before it is planned (MV-ERR-09). */
  'GET_ROUTE_COORDINATES:NO_PLAN': {
    sentence: null,
    shown: 'silent',
    report: false,
    logLevel: 'info',
    httpStatus: 404,
  },
} as const
