/** The types that scene, layers and canvas of one map share; each map says its own. */
export interface MapTypes {
  /** What changes now and then, such as ground and zones: painted once, and again only after it has changed. */
  still: unknown
  /** What moves: painted with each picture. */
  moving: unknown
  /** What a click can meet. */
  target: unknown
  /** The colors of a theme, as the layers name them. */
  colors: unknown
}

/**
 * Everything that a map shows at one moment: data that is never changed. `still` is the same object for as long as
 * nothing of it has changed; by that the map knows what to paint again.
 */
export interface MapScene<M extends MapTypes> {
  readonly still: M['still']
  readonly moving: M['moving']
}

/** Where a map gets what it shows: live data today, a recording as well. Times are in milliseconds since 1970. */
export interface SceneSource<M extends MapTypes> {
  /** What is still, as it is now. */
  readonly still: M['still']
  /** What moves, at a time; asked with each picture. */
  movingAt: (now: number) => M['moving']
  /** How fast anything moves at that time, in meters per second; 0: the next picture would be the same. */
  paceAt: (now: number) => number
}

/** Everything that a source shows at a time. */
export function sceneAt<M extends MapTypes>(source: SceneSource<M>, now: number): MapScene<M> {
  return { still: source.still, moving: source.movingAt(now) }
}
