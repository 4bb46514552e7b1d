import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerContext } from '../context/index.ts'
import type { OperationPreparer } from '../graphql/execution/prepare.ts'
import { TestAuthenticator } from '../graphql/test-api.ts'
import type { LiveLimits } from './live-limits.ts'
import { LiveServer } from './live-server.ts'

/** For tests: a live server of these parts on a port of its own, with people that the test names. */
export async function serveLive(
  app: ServerContext,
  preparer: OperationPreparer,
  limits: Partial<LiveLimits> = {},
) {
  const authenticator = new TestAuthenticator()
  const server = new LiveServer({ app, preparer, authenticator, limits })
  const http = createServer((_request, response) => response.writeHead(404).end())
  server.attach(http)
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`
  return {
    server,
    authenticator,
    host,
    url: `ws://${host}/graphql`,
    async close() {
      await server.close()
      http.closeAllConnections()
      await new Promise(resolve => http.close(resolve))
    },
  }
}
