import { resolve } from 'node:path'
import { bootStack, type Stack } from './stack/boot-stack.ts'
import { buildConsole } from './stack/build-console.ts'
import type { RunningPart } from './stack/child-process.ts'
import { demoTraffic } from './stack/demo-traffic.ts'
import { linesForPeople } from './stack/lines-for-people.ts'
import { LogFile } from './stack/log-file.ts'
import { quietRepeats } from './stack/quiet-repeats.ts'
import { runsDemo } from './stack/runs-demo.ts'
import { ROOT } from './tools/root.ts'

/** `npm start`: builds what is stale, starts the stack and keeps it until Ctrl-C. */
async function start(): Promise<void> {
  if (await buildConsole()) console.log('Console built.')
  const env = process.env
  const dataFolder = resolve(ROOT, env.TRACTRIX_DATA ?? 'data')
  const demo = runsDemo(env)
  const log = new LogFile(dataFolder)
  const early: string[] = []
  let show = (line: string): void => {
    early.push(line)
  }
  const stack = await bootStack({
    dataFolder,
    simulator: demo,
    demoTraffic: demoTraffic(env),
    onLine: (part, line) => {
      log.write(part, line)
      const words = linesForPeople(line)
      if (words !== null) show(`${part}: ${words}`)
    },
  })
  show = quietRepeats(line => console.log(line))
  for (const line of early) show(line)
  console.log(greeting(stack.url, demo, env.TRACTRIX_DEMO_PASSWORD ?? 'tractrix-demo'))
  keepUntilAsked(stack)
}

const greeting = (url: string, demo: boolean, password: string) => `
  Tractrix is at  ${url}
${
  demo
    ? `
  Sign in with one click on the page, or with the password ${password} as
    operator@tractrix.local     dispatcher@tractrix.local   manager@tractrix.local
    driver@tractrix.local       customer@tractrix.local     partner@tractrix.local
    admin@tractrix.local
`
    : ''
}
  Ctrl-C stops everything.
`

/** Between two starts of a part that ends by itself, in milliseconds; twice as long after each. */
const SHORTEST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** Ends the parts in order on a signal; a server that ends by itself ends the stack, any other part is started again. */
function keepUntilAsked(stack: Stack): void {
  let ending = false
  const end = async (code: number) => {
    if (ending) return
    ending = true
    await stack.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  // Whoever started us was killed, and with it the terminal's way to tell us to end.
  process.on('disconnect', () => end(0))
  stack.server.ended.then(code => {
    if (!ending) console.error(`The server ended by itself (code ${code}).`)
    return end(1)
  })
  const startAgain = (words: string, part: () => RunningPart | null, restart: () => void) => {
    const watch = (pauseMs: number) => {
      const started = Date.now()
      part()?.ended.then(code => {
        if (ending) return
        const pause = Date.now() - started > LONGEST_PAUSE_MS ? SHORTEST_PAUSE_MS : pauseMs
        console.error(`${words} ended (code ${code}); started again in ${pause / 1_000} s.`)
        setTimeout(() => {
          if (ending) return
          restart()
          watch(Math.min(2 * pause, LONGEST_PAUSE_MS))
        }, pause)
      })
    }
    watch(SHORTEST_PAUSE_MS)
  }
  startAgain('The simulated trucks', () => stack.simulator, stack.restartSimulator)
  startAgain('The demo traffic', () => stack.demoTraffic, stack.restartDemoTraffic)
}

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
