/** Where a truck is and how it stands, in yard meters; angles counter-clockwise, the heading from east. */
export interface TruckPose {
  x: number
  y: number
  headingRadians: number
  /** Trailer heading minus tractor heading; null without a trailer. */
  trailerAngleRadians: number | null
}

/** A pose as it was reported. */
export interface PoseSample extends TruckPose {
  /** When it was so, by the truck's own clock, in milliseconds: only differences count; null: it does not say. */
  reportedAt: number | null
  /** When it arrived here, in milliseconds. */
  receivedAt: number
}

/** A truck is moved on by its last speed for at most this long after a sample, in milliseconds. */
const PREDICT_FOR_MS = 1_000
/** What a new sample corrects is worked off with this time constant, so that nothing snaps, in milliseconds. */
const CORRECT_WITHIN_MS = 220
/** A farther correction than this is a jump, not a drift, in meters. */
const JUMP_METERS = 40
/** Samples farther apart than this tell no speed, in milliseconds. */
const RATE_WITHIN_MS = 3_000

const NOTHING = { x: 0, y: 0, heading: 0, trailer: 0 }

/**
 * Smooth motion between samples of telemetry: a truck goes on with the speed and turn of its last two samples, and the
 * error that the next sample shows is worked off little by little.
 */
export class TruckMotion {
  #last: PoseSample | null = null
  #rate = NOTHING
  #error = NOTHING

  /** Takes a sample; one that is not newer than the last is left out. */
  sample(sample: PoseSample): void {
    const last = this.#last
    if (last && sample.receivedAt <= last.receivedAt) return
    const shown = last ? this.at(sample.receivedAt) : sample
    this.#rate = last ? rateBetween(last, sample) : NOTHING
    this.#last = sample
    const jumped = Math.hypot(shown.x - sample.x, shown.y - sample.y) > JUMP_METERS
    this.#error = jumped ? NOTHING : errorBetween(sample, shown)
  }

  /** The pose to draw at a time in milliseconds; at least one sample must have come. */
  at(now: number): TruckPose {
    const last = this.#last
    if (!last) throw new Error('no sample yet')
    const since = Math.max(0, now - last.receivedAt)
    const ahead = Math.min(since, PREDICT_FOR_MS)
    const left = Math.exp(-since / CORRECT_WITHIN_MS)
    return {
      x: last.x + this.#rate.x * ahead + this.#error.x * left,
      y: last.y + this.#rate.y * ahead + this.#error.y * left,
      headingRadians: last.headingRadians + this.#rate.heading * ahead + this.#error.heading * left,
      trailerAngleRadians:
        last.trailerAngleRadians === null
          ? null
          : last.trailerAngleRadians + this.#rate.trailer * ahead + this.#error.trailer * left,
    }
  }

  /**
   * How fast the part of the truck that moves most is moved on screen at this time, in meters per second; 0 when the
   * next picture would be the same.
   */
  pace(now: number): number {
    if (!this.#last) return 0
    const since = now - this.#last.receivedAt
    const driven = since < PREDICT_FOR_MS ? reachOf(this.#rate) : 0
    const corrected =
      since < CORRECT_WITHIN_MS * 5
        ? (reachOf(this.#error) * Math.exp(-since / CORRECT_WITHIN_MS)) / CORRECT_WITHIN_MS
        : 0
    const pace = 1_000 * (driven + corrected)
    return pace < TINY ? 0 : pace
  }
}

function rateBetween(from: PoseSample, to: PoseSample): typeof NOTHING {
  const reported = from.reportedAt === null ? 0 : (to.reportedAt ?? 0) - from.reportedAt
  // A truck whose clock was set gives no usable difference; the times of arrival are the next best.
  const elapsed = reported > 0 ? reported : to.receivedAt - from.receivedAt
  if (elapsed > RATE_WITHIN_MS || Math.hypot(to.x - from.x, to.y - from.y) > JUMP_METERS) return NOTHING
  const bothTow = from.trailerAngleRadians !== null && to.trailerAngleRadians !== null
  return {
    x: (to.x - from.x) / elapsed,
    y: (to.y - from.y) / elapsed,
    heading: shortestTurn(from.headingRadians, to.headingRadians) / elapsed,
    trailer: bothTow ? shortestTurn(from.trailerAngleRadians ?? 0, to.trailerAngleRadians ?? 0) / elapsed : 0,
  }
}

function errorBetween(sample: PoseSample, shown: TruckPose): typeof NOTHING {
  const bothTow = sample.trailerAngleRadians !== null && shown.trailerAngleRadians !== null
  return {
    x: shown.x - sample.x,
    y: shown.y - sample.y,
    heading: shortestTurn(sample.headingRadians, shown.headingRadians),
    trailer: bothTow ? shortestTurn(sample.trailerAngleRadians ?? 0, shown.trailerAngleRadians ?? 0) : 0,
  }
}

/** Less than this is no motion that anybody could see, in meters per second. */
const TINY = 1e-4
/** The far ends of a tractor and of a trailer, in meters from where they turn. */
const LEVER = { tractor: 4, trailer: 15 }

/** How far the part that moves most is moved by a change of pose. */
const reachOf = ({ x, y, heading, trailer }: typeof NOTHING) =>
  Math.hypot(x, y) + Math.abs(heading) * LEVER.tractor + Math.abs(trailer) * LEVER.trailer

/** The turn from one angle to another the short way round, −π to π. */
export function shortestTurn(from: number, to: number): number {
  return Math.atan2(Math.sin(to - from), Math.cos(to - from))
}
