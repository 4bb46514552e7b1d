import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPacketSizeGuard } from './packet-size-guard.ts'

function packet(bodyBytes: number): number[] {
  const header = [0x30]
  let rest = bodyBytes
  do {
    header.push((rest % 128) | (rest >= 128 ? 0x80 : 0))
    rest = Math.floor(rest / 128)
  } while (rest > 0)
  return [...header, ...Array<number>(bodyBytes).fill(0xff)]
}

it('judges each packet by its own length, however the bytes are cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(2000), { maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 10 }),
      (bodies, cuts) => {
        const bytes = Uint8Array.from(bodies.flatMap(packet))
        const guard = createPacketSizeGuard(1000)
        let ok = true
        for (let at = 0, cut = 0; at < bytes.length && ok; cut++) {
          const size = cuts[cut % cuts.length]!
          ok = guard(bytes.subarray(at, at + size))
          at += size
        }
        expect(ok).toBe(bodies.every(body => body <= 1000))
      },
    ),
  )
})
