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
 * @throws when a file cannot be read; the message names MQTT_URL and the file
 */
export function brokerAddress(mqttUrl: string): BrokerAddress {
  const url = new URL(mqttUrl)
  const tls: BrokerAddress['tls'] = {}
  for (const name of FILES) {
    const path = url.searchParams.get(name)
    if (path !== null) tls[name] = read(name, path)
    url.searchParams.delete(name)
  }
  return { url: url.href, tls }
}

function read(name: string, path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Error(`MQTT_URL: ${name}=${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}
