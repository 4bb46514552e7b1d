import { expect, it } from 'vitest'
import { quietRepeats } from './quiet-repeats.ts'

it('shows what is said every second once a minute, with how often, and everything else at once', () => {
  let now = 0
  const shown: string[] = []
  const say = quietRepeats(
    line => shown.push(line),
    () => now,
  )
  for (let second = 0; second <= 60; second++) {
    now = second * 1_000
    say('no room')
    if (second === 30) say('something else')
  }
  expect(shown).toEqual(['no room', 'something else', 'no room (and 59 times more in between)'])
})
