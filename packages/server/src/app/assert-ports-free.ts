import { createServer, type Server } from 'node:net'
import { assertBrokerPort } from '../fleet/index.ts'
import type { Config } from '../platform/config/index.ts'
import { listenProblem } from '../platform/http/index.ts'

/**
 * Tries the addresses on which the server will listen, before anything is made on disk. Throws a `StartProblem` that
 * names the setting. Both are held at once, so that two settings with the same port are noticed too.
 */
export async function assertPortsFree(config: Config): Promise<void> {
  const { host, port, mqttUrl, mqttHost, mqttPort } = config
  const probe = createServer()
  await tryToListen(probe, host, port)
  try {
    if (mqttUrl === null) await assertBrokerPort(mqttHost, mqttPort)
  } finally {
    await new Promise(resolve => probe.close(resolve))
  }
}

function tryToListen(probe: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    probe.once('error', error => reject(listenProblem(error, host, port)))
    probe.listen({ host, port }, resolve)
  })
}
