/** Random choices that come out the same for the same seed. */
export interface SeededRandom {
  /** From 0 up to but not including 1. */
  next(): number
  /** From `low` up to but not including `high`. */
  between(low: number, high: number): number
  /** A whole number from 0 up to but not including `count`. */
  below(count: number): number
  pick<T>(list: readonly T[]): T
  /** A new list in random order. */
  shuffle<T>(list: readonly T[]): T[]
  chance(probability: number): boolean
}

/** The generator sfc32 (Doty-Humphrey, PractRand), its state spread from the seed by splitmix32. */
export function seededRandom(seed: number | string): SeededRandom {
  const spread = splitmix32(typeof seed === 'number' ? seed : hashText(seed))
  let a = spread()
  let b = spread()
  let c = spread()
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warmUp = 0; warmUp < 12; warmUp++) next()
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    pick: list => list[below(list.length)]!,
    chance: probability => next() < probability,
    shuffle: list => {
      const mixed = [...list]
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = below(last + 1)
        const kept = mixed[last]!
        mixed[last] = mixed[other]!
        mixed[other] = kept
      }
      return mixed
    },
  }
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash
}

function splitmix32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return mixed ^ (mixed >>> 15)
  }
}
