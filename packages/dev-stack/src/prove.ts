import { findChromium } from './tools/chromium.ts'
import { binary, runTool } from './tools/run-tool.ts'

/**
 * `npm run prove`: what takes longer than `npm test` may, or needs servers of others: every file `*.prove.ts`, one after
 * the other, then the tests and journeys that have a larger scale here (`TRACTRIX_PROVE`), then all journeys on a slow
 * machine: on one core, with pages that run at half speed. Names after the command choose some of them; `slow-journeys`
 * is the last.
 */
const names = process.argv.slice(2)
const LARGE_TESTS = ['durability', 'optimistic-locking', 'races', 'sim-world', 'world-memory']
const LARGE_PARTS = ['rows-under-hand']
const LARGE_JOURNEYS = ['many-consoles']
const SLOW_JOURNEYS = 'slow-journeys'
const E2E = 'packages/dev-stack/vitest.e2e.config.ts'
const PARTS = 'packages/console/vitest.browser.config.ts'

const isChosen = (name: string) => names.length === 0 || names.some(chosen => name.includes(chosen))
const vitest = (config: string, chosen: string[]) => [
  'run',
  '--passWithNoTests',
  '--config',
  config,
  ...chosen,
]

/** Names that choose nothing in one of the runs are no failure: they may be meant for another. */
const runs = [
  () => run(binary('vitest'), vitest('packages/dev-stack/vitest.prove.config.ts', names), {}),
  () => runLarge('vitest.config.ts', LARGE_TESTS),
  () => runLarge(PARTS, LARGE_PARTS),
  () => runLarge(E2E, LARGE_JOURNEYS),
  async () => {
    if (!isChosen(SLOW_JOURNEYS)) return 0
    const env = { ...(await withChromium()), TRACTRIX_CPU_RATE: '2', TRACTRIX_SLOWNESS: '4' }
    // Whatever it starts stays on the core too.
    return process.platform === 'linux'
      ? run('taskset', ['-c', '0', binary('vitest'), ...vitest(E2E, [])], env)
      : run(binary('vitest'), vitest(E2E, []), env)
  },
]

async function runLarge(config: string, files: string[]): Promise<number> {
  const chosen = files.filter(isChosen)
  if (chosen.length === 0) return 0
  return run(binary('vitest'), vitest(config, chosen), { ...(await withChromium()), TRACTRIX_PROVE: '1' })
}

const withChromium = async () => ({ CHROMIUM_PATH: await findChromium() })

async function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return (await runTool(program, args, { show: true, env })).code
}

for (const prove of runs) process.exitCode = Math.max(Number(process.exitCode ?? 0), await prove())
