import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartProblem } from './start-problem.ts'

describe('settings', () => {
  it('have the defaults of the README', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dataFolder: `${process.cwd()}/data`,
      databaseUrl: null,
      mqttUrl: null,
      mqttHost: '127.0.0.1',
      mqttPort: 1883,
      allowedHosts: [],
      demoPassword: 'tractrix-demo',
      demoTraffic: false,
      simRate: 1,
      simSeed: 1,
      lostTruckAfterMs: 120_000,
    })
  })

  it('count as not set when they are empty', () => {
    expect(readConfig({ PORT: '', HOST: ' ', DATABASE_URL: '', SIM_RATE: '' })).toEqual(readConfig({}))
  })

  it('are understood', () => {
    expect(
      readConfig({
        PORT: '0',
        HOST: '::1',
        TRACTRIX_DATA: '/srv/yard',
        DATABASE_URL: 'postgres://u:p@db.example/t',
        MQTT_URL: 'mqtts://broker:8883',
        SIM_RATE: '2.5',
        TRACTRIX_ALLOWED_HOSTS: 'yard.example, 10.0.0.7',
        SIM_SEED: '42',
      }),
    ).toMatchObject({
      port: 0,
      host: '::1',
      dataFolder: '/srv/yard',
      databaseUrl: 'postgres://u:p@db.example/t',
      mqttUrl: 'mqtts://broker:8883',
      simRate: 2.5,
      allowedHosts: ['yard.example', '10.0.0.7'],
      simSeed: 42,
    })
  })

  it('trust the proxies that are named, and none without', () => {
    const { isTrustedProxy } = readConfig({ TRACTRIX_TRUSTED_PROXIES: '127.0.0.1, 10.1.0.0/16, fd00::/8' })
    for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '10.1.2.3', 'fd00::7'])
      expect(isTrustedProxy(address), address).toBe(true)
    for (const address of ['127.0.0.2', '10.2.0.1', '::1', 'fe80::1', 'unknown', ''])
      expect(isTrustedProxy(address), address).toBe(false)
    expect(readConfig({}).isTrustedProxy('127.0.0.1')).toBe(false)
  })

  it('leave the demo out beside a real database unless it is asked for', () => {
    const DATABASE_URL = 'postgresql://db/t'
    expect(readConfig({ DATABASE_URL }).demoPassword).toBeNull()
    expect(readConfig({ DATABASE_URL, TRACTRIX_DEMO: 'on' }).demoPassword).toBe('tractrix-demo')
    expect(readConfig({ TRACTRIX_DEMO: 'OFF' }).demoPassword).toBeNull()
  })

  it('refuse demo people with the default password where others can reach them', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.4', 'yard.example']) {
      expect(() => readConfig({ HOST })).toThrow(/HOST=.*TRACTRIX_DEMO_PASSWORD/)
      expect(readConfig({ HOST, TRACTRIX_DEMO_PASSWORD: 'x' }).demoPassword).toBe('x')
      expect(readConfig({ HOST, TRACTRIX_DEMO: 'off' }).host).toBe(HOST)
    }
    for (const HOST of ['127.0.0.1', '127.9.9.9', '::1', 'localhost'])
      expect(readConfig({ HOST }).host).toBe(HOST)
  })

  const garbage: [string, string][] = [
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['TRACTRIX_ALLOWED_HOSTS', 'yard.example:443'],
    ['TRACTRIX_ALLOWED_HOSTS', 'https://yard.example'],
    ['TRACTRIX_ALLOWED_HOSTS', 'a,,b'],
    ['TRACTRIX_TRUSTED_PROXIES', 'loopback'],
    ['TRACTRIX_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRACTRIX_TRUSTED_PROXIES', '10.0.0.1,'],
    ['TRACTRIX_TRUSTED_PROXIES', '::1/64/1'],
    ['HOST', 'not a host'],
    ['HOST', '-x'],
    ['HOST', 'http://127.0.0.1'],
    ['MQTT_PORT', 'NaN'],
    ['MQTT_HOST', '/tmp/socket'],
    ['DATABASE_URL', 'mysql://db/t'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_URL', 'postgres://'],
    ['MQTT_URL', 'http://broker'],
    ['MQTT_URL', 'broker:1883'],
    ['TRACTRIX_DEMO', 'yes'],
    ['ERROR_REPORT_URL', 'errors.example'],
    ['SIM_RATE', '0'],
    ['SIM_RATE', '61'],
    ['SIM_RATE', 'fast'],
    ['LOST_TRUCK_AFTER_SECONDS', '4'],
    ['LOST_TRUCK_AFTER_SECONDS', '2 min'],
    ['SIM_SEED', '1.5'],
    ['SIM_SEED', '99999999999'],
    ['PUBLIC_ALERT_AGE_DURATION', '3s'],
    ['PUBLIC_ASSIST_BUFFERED_VIDEO_TIMEOUT', '-1'],
    ['PUBLIC_BATTERY_COLOR_PERCENTS', '20,70'],
    ['PUBLIC_BATTERY_COLOR_PERCENTS', '70'],
    ['PUBLIC_BATTERY_COLOR_PERCENTS', '170,20'],
    ['PUBLIC_ERRORED_MOVE_NOTIFICAION_MAX', 'twelve'],
    ['PUBLIC_HIGH_PRIORITY_ALERT_DURATION', '1.5'],
    ['PUBLIC_3D_FIELD_OF_VIEW', '180'],
    ['PUBLIC_ENABLE_MAP_VIEWER', 'on'],
    ['PUBLIC_BUG_TICKET_URL', 'javascript:alert(1)'],
  ]
  it.each(garbage)('stop the start with one line when %s is %s', (name, value) => {
    const problem = thrownBy(() => readConfig({ [name]: value }))
    expect(problem).toBeInstanceOf(StartProblem)
    expect(problem.message).toContain(`${name}=${value}: expected `)
    expect(problem.message).not.toContain('\n')
  })

  it('never repeat a password', () => {
    const problem = thrownBy(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db/t' }))
    expect(problem.message).toContain('mysql://me:…@db/t')
  })

  it.each(['https://me:hunter2@errors.example/r', 'https://hunter2@errors.example/r?hunter2'])(
    'MV-ERR-12 refuse an error-reporting service with credentials in its address, and keep them quiet: %s',
    ERROR_REPORT_URL => {
      expect(readConfig({ ERROR_REPORT_URL: 'https://errors.example/r' }).errorReportUrl).toBe(
        'https://errors.example/r',
      )
      const problem = thrownBy(() => readConfig({ ERROR_REPORT_URL }))
      expect(problem).toBeInstanceOf(StartProblem)
      expect(problem.message).toBe(
        'ERROR_REPORT_URL=https://…@errors.example: expected an address without a user name or password.',
      )
    },
  )

  it('OP-AST-21 OP-VID-10 OP-NTF-08 OP-OPEN-20 OP-OPEN-36 gives the console its defaults', () => {
    expect(readConfig({}).publicSettings).toEqual({
      alertAgeDurationMs: 3000,
      assistBufferedVideoTimeoutMinutes: 10,
      batteryColorPercents: { high: 70, medium: 20 },
      erroredMoveNotificationMaxHours: 12,
      highPriorityAlertDurationMs: 6000,
      fieldOfView3dDegrees: 75,
      enableMapViewer: false,
      permitDockLightReplan: false,
      enableAvBlockedFail: false,
      moveClassEnabled: false,
      logRerenders: false,
      environmentName: null,
      bugTicketUrl: null,
      bugTicketFormId: null,
    })
  })
})

function thrownBy(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}
