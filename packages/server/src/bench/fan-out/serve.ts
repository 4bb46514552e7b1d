import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { User } from '@tractrix/domain/users'
import { WebSocketServer } from 'ws'
import { testContext } from '../../platform/context/test-context.ts'
import { OperationPreparer } from '../../platform/graphql/index.ts'
import type { Authenticator, SignedIn } from '../../platform/http/index.ts'
import { LiveServer } from '../../platform/live/index.ts'
import { createLogger } from '../../platform/logging.ts'
import { buildFleet, drive, FLEET_SITE, type FleetTick } from './fleet.ts'
import { fleetSchema, fleetTicks } from './fleet-schema.ts'

/*
 * A server process of the fan-out bench: `node serve.ts live|bare <trucks> <hertz>`. It prints its port, begins to
 * send when it reads `start`, and answers `cpu` with the processor time it has used, in microseconds.
 */

const [kind, trucks, hertz] = process.argv.slice(2)
const http = createServer()
const send = kind === 'live' ? serveLive() : serveBare()
const fleet = buildFleet(Number(trucks))

process.on('message', order => {
  if (order === 'start') setInterval(() => send(drive(fleet, new Date())), 1000 / Number(hertz))
  if (order === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system })
  }
})
process.on('disconnect', () => process.exit(0))
http.listen(0, '127.0.0.1', () => process.send?.({ port: (http.address() as AddressInfo).port }))

/** Our live server with everything it does: sign-in, rights, execution, groups. */
function serveLive(): (tick: FleetTick) => void {
  const app = testContext({ log: createLogger('warn') })
  const user: User = {
    id: 'a',
    name: 'a',
    email: 'a@example.test',
    sub: 'a',
    globalPermissions: [],
    siteRoles: [{ siteId: FLEET_SITE, role: 'Operator' }],
  }
  const signedIn: SignedIn = {
    sessionId: 'a',
    user,
    expiresAt: null,
    by: 'token',
    renew: async () => signedIn,
  }
  const authenticator: Authenticator = { byHeaders: async () => signedIn, byToken: async () => signedIn }
  new LiveServer({ app, preparer: new OperationPreparer(fleetSchema()), authenticator }).attach(http)
  return tick => app.live.publish(fleetTicks, FLEET_SITE, tick)
}

/** The least that can be done with `ws`: write the JSON once and send the same buffer to everyone. */
function serveBare(): (tick: FleetTick) => void {
  const wss = new WebSocketServer({ server: http, perMessageDeflate: false })
  const id = '00000000-0000-4000-8000-000000000000'
  wss.on('connection', ws => {
    ws.on('message', data => {
      if (String(data).includes('connection_init')) ws.send('{"type":"connection_ack"}')
    })
  })
  return tick => {
    const text = JSON.stringify({ id, type: 'next', payload: { data: { fleetViewTelemetry: tick } } })
    const bytes = Buffer.from(text)
    for (const ws of wss.clients) ws.send(bytes, { binary: false })
  }
}
