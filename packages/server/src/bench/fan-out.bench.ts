import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type BenchResult, median, printResult } from './bench-result.ts'

const TRUCKS = 100
const HERTZ = 2
const CONSOLES = 200
const ROUNDS = 3
const WARM_UP_MS = 4_000
const MEASURED_MS = 6_000

/** One run of one server. */
interface Sample {
  /** Processor time of the server process per message that a client received, in microseconds. */
  microsecondsPerMessage: number
  bytesPerMessage: number
  messagesPerSecond: number
}

/**
 * Telemetry of 100 trucks twice a second to 200 consoles: processor time per message of the live server, with sign-in,
 * rights, GraphQL execution and all, against a bare `ws` that writes the same JSON once and sends it to everyone.
 * Both take turns, each in a process of its own; the clients are in a third.
 */
export async function run(): Promise<BenchResult> {
  const live: Sample[] = []
  const bare: Sample[] = []
  for (let round = 0; round < ROUNDS; round++) {
    live.push(await measure('live'))
    bare.push(await measure('bare'))
  }
  const cost = (samples: Sample[]) => median(samples.map(sample => sample.microsecondsPerMessage))
  const figures = [
    { label: 'live server, CPU per message', value: cost(live), unit: 'µs' },
    { label: 'bare ws, CPU per message', value: cost(bare), unit: 'µs' },
    { label: 'live server, messages', value: median(live.map(s => s.messagesPerSecond)), unit: '1/s' },
    { label: 'bare ws, messages', value: median(bare.map(s => s.messagesPerSecond)), unit: '1/s' },
    { label: 'live server, message size', value: median(live.map(s => s.bytesPerMessage)), unit: 'bytes' },
    { label: 'bare ws, message size', value: median(bare.map(s => s.bytesPerMessage)), unit: 'bytes' },
  ]
  return {
    name: `Fan-out of ${TRUCKS} trucks at ${HERTZ} Hz to ${CONSOLES} consoles`,
    figures,
    ratio: cost(live) / cost(bare),
    goal: 1.5,
  }
}

async function measure(kind: 'live' | 'bare'): Promise<Sample> {
  const server = start('serve.ts', [kind, TRUCKS, HERTZ])
  const { port } = await answer<{ port: number }>(server)
  const consoles = start('consoles.ts', [port, CONSOLES])
  try {
    await answer(consoles)
    server.send('start')
    await wait(WARM_UP_MS)
    const [cpuBefore, before] = await look(server, consoles)
    await wait(MEASURED_MS)
    const [cpuAfter, after] = await look(server, consoles)
    const messages = after.messages - before.messages
    return {
      microsecondsPerMessage: (cpuAfter - cpuBefore) / messages,
      bytesPerMessage: (after.bytes - before.bytes) / messages,
      messagesPerSecond: messages / (MEASURED_MS / 1000),
    }
  } finally {
    consoles.disconnect()
    server.disconnect()
    await Promise.all([once(consoles, 'exit'), once(server, 'exit')])
  }
}

async function look(
  server: ChildProcess,
  consoles: ChildProcess,
): Promise<[number, { messages: number; bytes: number }]> {
  server.send('cpu')
  consoles.send('count')
  const [{ cpu }, count] = await Promise.all([
    answer<{ cpu: number }>(server),
    answer<{ messages: number; bytes: number }>(consoles),
  ])
  return [cpu, count]
}

const start = (file: string, args: (string | number)[]) =>
  fork(new URL(`./fan-out/${file}`, import.meta.url), args.map(String))

async function answer<Answer>(child: ChildProcess): Promise<Answer> {
  const [message] = await once(child, 'message')
  return message as Answer
}

if (import.meta.main) printResult(await run())
