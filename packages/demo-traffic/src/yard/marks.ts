/** The note of the trailers that the demo traffic checks in: a person who writes another one takes the trailer over. */
export const TRAILER_NOTE = 'Demo traffic'

/** How the reference of the moves that the demo traffic makes begins. */
export const MOVE_REFERENCE_PREFIX = 'DEMO-'
