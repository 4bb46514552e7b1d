import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { bootStack, type PartName, type Stack, StackEnded } from './stack/boot-stack.ts'
import type { RunningPart } from './stack/child-process.ts'
import { demoTraffic } from './stack/demo-traffic.ts'
import { followSources } from './stack/follow-sources.ts'
import { linesForPeople } from './stack/lines-for-people.ts'
import { LogFile } from './stack/log-file.ts'
import { quietRepeats } from './stack/quiet-repeats.ts'
import { runsDemo } from './stack/runs-demo.ts'
import { sourceFolders } from './stack/source-folders.ts'
import { ROOT } from './tools/root.ts'
import { binary } from './tools/run-tool.ts'

/** Where debuggers reach the parts, from this machine only; a port that is taken is said and no obstacle. */
const SERVER_INSPECTOR = '127.0.0.1:9229'
const SIMULATOR_INSPECTOR = '127.0.0.1:9230'

/**
 * `npm run dev`: the stack as in `npm start`, but each part starts again when its sources change and listens for a
 * debugger; the console comes from its sources with hot reload.
 */
async function dev(): Promise<void> {
  const dataFolder = resolve(ROOT, process.env.TRACTRIX_DATA ?? 'data')
  const log = new LogFile(dataFolder)
  const show = quietRepeats(line => console.log(line))
  const stack = await bootStack({
    dataFolder,
    simulator: runsDemo(process.env),
    demoTraffic: demoTraffic(process.env),
    nodeArgs: { server: [`--inspect=${SERVER_INSPECTOR}`], simulator: [`--inspect=${SIMULATOR_INSPECTOR}`] },
    onLine: (part, line) => {
      log.write(part, line)
      const words = linesForPeople(line)
      if (words !== null) show(`${part}: ${words}`)
    },
  })
  reportEnd('server', stack.server)
  follow(
    'server',
    () => stack.server,
    async () => {
      await stack.restartServer()
      reportEnd('server', stack.server)
    },
  )
  if (stack.simulator) {
    reportEnd('simulator', stack.simulator)
    follow(
      'simulator',
      () => stack.simulator,
      async () => {
        await stack.simulator?.stop()
        stack.restartSimulator()
        if (stack.simulator) reportEnd('simulator', stack.simulator)
      },
    )
  }
  if (stack.demoTraffic) {
    reportEnd('demo-traffic', stack.demoTraffic)
    follow(
      'demo-traffic',
      () => stack.demoTraffic,
      async () => {
        await stack.demoTraffic?.stop()
        stack.restartDemoTraffic()
        if (stack.demoTraffic) reportEnd('demo-traffic', stack.demoTraffic)
      },
    )
  }
  serveConsole(stack)
}

/** Parts that were asked to end; any other end is one that a developer wants to know of. */
const expectedEnds = new WeakSet<RunningPart>()
let ending = false

function follow(name: PartName, running: () => RunningPart | null, restart: () => Promise<void>): void {
  followSources({
    folders: sourceFolders(name),
    restart: async () => {
      console.log(`${name}: its sources changed; starting again`)
      const part = running()
      if (part) expectedEnds.add(part)
      await restart()
    },
    onFailure: error => {
      // What the part itself said stands above already.
      if (!(error instanceof StackEnded)) console.error(error)
      console.error(`${name}: could not start; tries again when a source changes`)
    },
  })
}

function reportEnd(name: PartName, part: RunningPart): void {
  part.ended.then(code => {
    if (!ending && !expectedEnds.has(part))
      console.error(`${name}: ended (code ${code}); starts again when a source changes`)
  })
}

/** Vite serves the console and passes everything else on to the server; its end is the end of all. */
function serveConsole(stack: Stack): void {
  const vite = spawn(binary('vite'), ['packages/console'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TRACTRIX_DEV_SERVER: stack.url },
  })
  const end = async () => {
    if (ending) return
    ending = true
    vite.kill()
    await stack.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.on('disconnect', end)
  vite.on('exit', end)
}

try {
  await dev()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
