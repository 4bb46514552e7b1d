import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SettingError, trafficConfig } from './traffic-config.ts'

let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tractrix-traffic-'))
  file = join(folder, 'keys.json')
  writeFileSync(file, '{"site":"trx_secret"}')
  writeFileSync(join(folder, 'damaged.json'), '{"site":"trx_secret"')
  writeFileSync(join(folder, 'list.json'), '{"site":["trx_secret"]}')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('trafficConfig', () => {
  it('needs only the keys', () => {
    expect(trafficConfig({ DEMO_TRAFFIC_KEYS: file })).toEqual({
      url: 'http://127.0.0.1:8080',
      keys: { site: 'trx_secret' },
      pace: 'calm',
      seed: 1,
    })
  })

  it('asks for nothing when it is off', () => {
    expect(trafficConfig({ TRACTRIX_DEMO_TRAFFIC: 'OFF', DEMO_TRAFFIC_URL: 'nowhere' })).toBeNull()
  })

  it.each([
    ['TRACTRIX_DEMO_TRAFFIC', 'wild'],
    ['TRACTRIX_DEMO_TRAFFIC', 'toString'],
    ['DEMO_TRAFFIC_URL', 'ftp://yard'],
    ['SIM_SEED', '-1'],
    ['DEMO_TRAFFIC_KEYS', ''],
    ['DEMO_TRAFFIC_KEYS', 'nowhere.json'],
    ['DEMO_TRAFFIC_KEYS', 'damaged.json'],
    ['DEMO_TRAFFIC_KEYS', 'list.json'],
  ])('refuses %s=%s in one line that names it, and says no key', (name, value) => {
    const isFile = name === 'DEMO_TRAFFIC_KEYS' && value !== ''
    const settings = { DEMO_TRAFFIC_KEYS: file, [name]: isFile ? join(folder, value) : value }
    expect(() => trafficConfig(settings)).toThrow(SettingError)
    expect(() => trafficConfig(settings)).toThrow(new RegExp(`^${name} ((?!trx_secret)[^\\n])+\\.$`))
  })
})
