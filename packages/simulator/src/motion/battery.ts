/** Kalmar Ottawa T2 EV, LFP (evidence A): the middle of its three sizes. */
const CAPACITY_KWH = 140
/** CCS1 fast charging (B). */
const CHARGE_KW = 150
/** Derived from a road truck's dynamometer figures (C): 2.8 kWh per mile. */
const DRIVE_KWH_PER_METER = 2.8 / 1609.344
/** Autonomy computers and sensors at work, and asleep on a waiting place (C). */
const AWAKE_KW = 2
const ASLEEP_KW = 0.2
/** The charger fills more slowly above this share, and stops at the second, as LFP packs ask for. */
const TAPER_SHARE = 0.85
const FULL_SHARE = 0.98

/** A truck's traction battery. */
export class Battery {
  /** Charge as a share of the capacity, 0 to 1. */
  share: number
  charging = false

  constructor(share: number) {
    this.share = share
  }

  get percentage(): number {
    return Math.round(this.share * 1000) / 10
  }

  get full(): boolean {
    return this.share >= FULL_SHARE
  }

  step(seconds: number, drivenMeters: number, awake: boolean): void {
    const hours = seconds / 3600
    let energy = -drivenMeters * DRIVE_KWH_PER_METER - hours * (awake ? AWAKE_KW : ASLEEP_KW)
    if (this.charging) energy += hours * CHARGE_KW * (this.share > TAPER_SHARE ? 0.4 : 1)
    this.share = Math.min(FULL_SHARE, Math.max(0, this.share + energy / CAPACITY_KWH))
  }
}
