import { createServer } from 'node:net'
import { Aedes } from 'aedes'
import type { Broker } from '../broker/start-broker.ts'

/** A broker as somebody else would run it: one account, no knowledge of fleets, serials or secrets. */
export async function startOutsideBroker(account: { username: string; password: string }): Promise<Broker> {
  const aedes = await Aedes.createBroker({
    authenticate: (_client, username, password, done) =>
      done(null, username === account.username && password?.toString() === account.password),
  })
  const server = createServer(socket => aedes.handle(socket))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = async () => {
    await new Promise<void>(resolve => aedes.close(() => resolve()))
    await new Promise<void>(resolve => server.close(() => resolve()))
  }
  return { port, url: `mqtt://${account.username}:${account.password}@127.0.0.1:${port}`, close }
}
