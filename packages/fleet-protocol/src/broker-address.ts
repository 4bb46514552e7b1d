import { readFileSync } from 'node:fs'

/** Where the broker is, and the certificates to reach it with. */
export interface BrokerAddress {
  /** Without the certificates. */
  url: string
  /** PEM; absent where the address names none. */
  tls: { ca?: Buffer; cert?: Buffer; key?: Buffer }
}

const FILES = ['ca', 'cert', 'key'] as const

/**
 * Takes the files for TLS out of an address such as
 * `mqtts://broker:8883?ca=/etc/tractrix/ca.crt&cert=/etc/tractrix/server.crt&key=/etc/tractrix/server.key`.
 * @param setting the setting that the address comes from
 * @throws when a file cannot be read; the message names the setting and the file
 */
export function brokerAddress(mqttUrl: string, setting = 'MQTT_URL'): BrokerAddress {
  const url = new URL(mqttUrl)
  const tls: BrokerAddress['tls'] = {}
  for (const name of FILES) {
    const path = url.searchParams.get(name)
    if (path !== null) tls[name] = read(setting, name, path)
    url.searchParams.delete(name)
  }
  return { url: url.href, tls }
}

/** What stands for the serial number of each truck in an address that is for many. */
const SERIAL_PLACEHOLDER = /\{serial\}|%7Bserial%7D/gi

/** The address of one truck out of one for many, such as `mqtts://broker:8883?ca=ca.crt&cert={serial}.crt&key={serial}.key`. */
export const addressOfTruck = (mqttUrl: string, serialNumber: string): string =>
  mqttUrl.replaceAll(SERIAL_PLACEHOLDER, encodeURIComponent(serialNumber))

function read(setting: string, name: string, path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Error(`${setting}: ${name}=${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}
