/** How a note sounds: as recorded, otherwise than recorded, or not understood. */
export type WalkSound = 'same' | 'different' | 'wrong'

/** Frequencies in hertz, one after the other. */
const TONES: Record<WalkSound, readonly number[]> = {
  same: [880],
  different: [523, 659],
  wrong: [196, 196],
}
const TONE_SECONDS = 0.09
const PAUSE_SECONDS = 0.04

let context: AudioContext | null = null

/** Plays it, so that somebody who walks need not look; silent where the browser has no sound. */
export function playWalkSound(sound: WalkSound): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  TONES[sound].forEach((frequency, at) => {
    const begin = context!.currentTime + at * (TONE_SECONDS + PAUSE_SECONDS)
    const oscillator = context!.createOscillator()
    const gain = context!.createGain()
    oscillator.frequency.value = frequency
    gain.gain.setValueAtTime(0.12, begin)
    gain.gain.exponentialRampToValueAtTime(0.001, begin + TONE_SECONDS)
    oscillator.connect(gain).connect(context!.destination)
    oscillator.start(begin)
    oscillator.stop(begin + TONE_SECONDS)
  })
}
