import { addressOfTruck } from '@tractrix/fleet-protocol'
import { describe, expect, it } from 'vitest'
import { SettingError, simConfig } from './sim-config.ts'

describe('simConfig', () => {
  it('needs only the fleet key', () => {
    expect(simConfig({ SIM_FLEET_KEY: 'k' })).toEqual({
      mqttUrl: 'mqtt://127.0.0.1:1883',
      rate: 1,
      seed: 1,
      fleetKey: 'k',
      sites: ['baltimore', 'krems', 'seagirt'],
      stateFolder: null,
      faultRate: 0,
    })
  })

  it('gives the trucks an address of their own, with a certificate for each', () => {
    const mqttUrl = 'mqtts://broker:8883?ca=ca.crt&cert={serial}.crt&key={serial}.key'
    expect(simConfig({ SIM_FLEET_KEY: 'k', SIM_MQTT_URL: mqttUrl, MQTT_URL: 'mqtt://other' }).mqttUrl).toBe(
      mqttUrl,
    )
    expect(addressOfTruck(mqttUrl, 'av-01')).toBe(
      'mqtts://broker:8883?ca=ca.crt&cert=av-01.crt&key=av-01.key',
    )
  })

  it.each([
    ['SIM_RATE', '0'],
    ['SIM_RATE', '61'],
    ['SIM_RATE', 'fast'],
    ['SIM_SEED', '1.5'],
    ['SIM_SEED', '-1'],
    ['SIM_SITES', 'baltimore,atlantis'],
    ['SIM_FAULT_RATE', '1.5'],
    ['SIM_FAULT_RATE', 'often'],
    ['MQTT_URL', 'http://broker'],
    ['MQTT_URL', 'mqtts://broker:8883?ca=ca.crt&cert=server.crt&key=server.key'],
    ['SIM_MQTT_URL', 'broker:1883'],
    ['SIM_FLEET_KEY', ''],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const settings = { SIM_FLEET_KEY: 'k', [name]: value }
    expect(() => simConfig(settings)).toThrow(SettingError)
    expect(() => simConfig(settings)).toThrow(new RegExp(`^${name} [^\\n]+\\.$`))
  })
})
