import { describe, expect, it } from 'vitest'
import { declaredOnceProblems } from './declared-once-problems.ts'
import { DECLARED_ONCE } from './structure-rules.ts'

const HOME = DECLARED_ONCE[0]?.path ?? ''
const FIELDS = ['truckId', 'isStale', 'paused', 'speedMetersPerSecond', 'headingRadians', 'batteryPercentage']
const home = {
  path: HOME,
  text: `export interface A {\n  ${FIELDS.map(name => `${name}: number`).join('\n  ')}\n}`,
}
const problems = (path: string, text: string) =>
  declaredOnceProblems([home, { path: `packages/${path}`, text }]).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  )

describe('a type that is declared once', () => {
  it('is not declared again, as an interface, a type or within another', () => {
    const members = FIELDS.map(name => `  /** Meaning. */\n  readonly ${name}?: number | null`).join('\n')
    expect(problems('console/src/moves/a.ts', `\nexport interface Sample {\n${members}\n}`)).toEqual([
      `packages/console/src/moves/a.ts:2 declares 6 fields of TruckTelemetry again (${FIELDS.join(', ')}); use Pick<TruckTelemetry, …> or extend it`,
    ])
    const inline = `{ ${FIELDS.map(name => `${name}: number`).join('; ')} }`
    expect(problems('server/src/moves/a.ts', `type Tick = { at: string; trucks: ${inline}[] }`)).toHaveLength(
      1,
    )
    expect(problems('simulator/src/a.ts', `class A {\n  x = { a: 1 }\n${members}\n}`)).toHaveLength(1)
  })

  it('is used with Pick, extended, built as a value, or shares a few names by chance', () => {
    const picked = `type A = Pick<T, ${FIELDS.map(name => `'${name}'`).join(' | ')}>`
    const value = `const a = {\n${FIELDS.map(name => `  ${name}: source.${name},`).join('\n')}\n}`
    const few = `interface B {\n${FIELDS.slice(0, 4)
      .map(name => `  ${name}: number`)
      .join('\n')}\n}`
    expect(problems('console/src/moves/a.ts', `${picked}\n${value}\n${few}`)).toEqual([])
  })

  it('may be repeated by the wire, by generated files and by tests', () => {
    const text = `interface A {\n${FIELDS.map(name => `  ${name}: number`).join('\n')}\n}`
    for (const path of ['fleet-protocol/src/a.ts', 'console/src/a.generated.ts', 'server/src/a.test.ts'])
      expect(problems(path, text)).toEqual([])
  })

  it('must be where the rules say', () => {
    expect(declaredOnceProblems([])).toMatchObject([
      { path: HOME, message: expect.stringContaining('declares no TruckTelemetry') },
    ])
  })
})
