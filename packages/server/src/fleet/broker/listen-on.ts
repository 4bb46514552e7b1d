import { createServer, type Server } from 'node:net'

/** Raised when the broker cannot listen; the message names the setting that helps. */
export class BrokerPortError extends Error {
  override readonly name = 'BrokerPortError'
}

/**
 * Listens for trucks. @returns the port, also when 0 asked for any
 * @throws BrokerPortError with the setting that would help
 */
export function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/**
 * Tries whether trucks could be listened for, and lets go of the port again.
 * @throws BrokerPortError with the setting that would help
 */
export async function assertBrokerPort(host: string, port: number): Promise<void> {
  const probe = createServer()
  await listenOn(probe, host, port)
  await new Promise(resolve => probe.close(resolve))
}

function portError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new BrokerPortError(
        `Port ${port} on ${host} is taken, so trucks could not connect: set MQTT_PORT to a free port.`,
      )
    case 'EACCES':
      return new BrokerPortError(
        `Port ${port} may not be used by this user: set MQTT_PORT to one above 1023.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new BrokerPortError(`This machine has no address ${host}: set MQTT_HOST to one of its own.`)
    default:
      return new BrokerPortError(`The MQTT broker cannot listen on ${host}:${port}: ${error.message}`)
  }
}
