import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { FLEET_SITE } from './fleet.ts'
import { FLEET_QUERY } from './fleet-schema.ts'

/*
 * The clients of the fan-out bench: `node consoles.ts <port> <consoles>`. Says `ready` when all are signed in and have
 * asked, and answers `count` with the messages and bytes received so far.
 */

const [port, consoles] = process.argv.slice(2).map(Number)
const received = { messages: 0, bytes: 0 }

async function connect(): Promise<void> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
  })
  await new Promise<void>((resolve, reject) => {
    ws.once('error', reject)
    ws.once('open', () => ws.send('{"type":"connection_init"}'))
    ws.once('message', () => resolve())
  })
  const payload = { query: FLEET_QUERY, variables: { siteId: FLEET_SITE } }
  ws.send(JSON.stringify({ id: randomUUID(), type: 'subscribe', payload }))
  ws.on('message', (data: Buffer) => {
    received.messages++
    received.bytes += data.length
  })
}

process.on('message', () => process.send?.(received))
process.on('disconnect', () => process.exit(0))
for (let at = 0; at < (consoles ?? 0); at++) await connect()
process.send?.('ready')
