import { findChromium } from './chromium.ts'
import { binary, runTool } from './run-tool.ts'

/**
 * `npm run prove`: what takes longer than `npm test` may, or needs servers of others: every file `*.prove.ts`, one after
 * the other, then the journeys that have a larger scale (`TRACTRIX_PROVE`). Names after the command choose some of them.
 */
const names = process.argv.slice(2)
const LARGE_JOURNEYS = ['many-consoles']

const runs = [
  () => runVitest('packages/dev-stack/vitest.prove.config.ts', names, {}),
  async () => {
    const journeys = LARGE_JOURNEYS.filter(
      journey => names.length === 0 || names.some(name => journey.includes(name)),
    )
    if (journeys.length === 0) return 0
    const env = { CHROMIUM_PATH: await findChromium(), TRACTRIX_PROVE: '1' }
    return runVitest('packages/dev-stack/vitest.e2e.config.ts', journeys, env)
  },
]

/** Names that choose nothing in one of the two runs are no failure: they may be meant for the other. */
async function runVitest(config: string, chosen: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const args = ['run', '--passWithNoTests', '--config', config, ...chosen]
  return (await runTool(binary('vitest'), args, { show: true, env })).code
}

for (const run of runs) process.exitCode = Math.max(Number(process.exitCode ?? 0), await run())
