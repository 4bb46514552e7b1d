import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { CHECKS } from './checks.ts'
import { findChromium } from './tools/chromium.ts'
import { ROOT } from './tools/root.ts'
import { binary, runTool } from './tools/run-tool.ts'

/**
 * `npm test`: checks, then unit, server and simulator tests, then the journeys in a browser; one closing line for all.
 * Names after the command choose: `npm run test -- moves` runs the tests of that folder in every package, and the
 * journeys with that word in their names.
 */
const names = process.argv.slice(2)
const folders = names.map(name => `src/${name}/`)

interface Tally {
  passed: number
  failed: number
}

const REPORTS = `${ROOT}.cache/test-reports`

async function runChecks(): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 }
  for (const check of CHECKS) {
    const wrong = await check.run()
    console.log(wrong ? `✗ ${check.name}\n${wrong}` : `✓ ${check.name}`)
    tally[wrong ? 'failed' : 'passed'] += 1
  }
  return tally
}

/** A run that ends without a readable report, or red without a failed test, counts as one failure. */
async function runVitest(
  name: string,
  args: string[],
  { env = {}, chosen = folders }: { env?: Record<string, string>; chosen?: string[] } = {},
): Promise<Tally> {
  const report = `${REPORTS}/${name}.json`
  rmSync(report, { force: true })
  const { code } = await runTool(
    binary('vitest'),
    [
      'run',
      ...args,
      ...(names.length > 0 ? [...chosen, '--passWithNoTests'] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { show: true, env: { CI: 'true', NO_COLOR: '1', ...env } },
  )
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<
      string,
      number
    >
    const failed = numFailedTests ?? 0
    return { passed: numPassedTests ?? 0, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    console.error(`The ${name} tests wrote no report.`)
    return { passed: 0, failed: 1 }
  }
}

/** Parts of the console and whole journeys, in a real Chromium; without one this is a failure that says what to install. */
async function runBrowserTests(): Promise<Tally[]> {
  try {
    const env = { CHROMIUM_PATH: await findChromium() }
    // A shared machine is slow at times: what is waited for comes when it comes.
    const patient = { ...env, TRACTRIX_SLOWNESS: '2' }
    return [
      await runVitest('parts', ['--config', 'packages/console/vitest.browser.config.ts'], { env }),
      await runVitest('journeys', ['--config', 'packages/dev-stack/vitest.e2e.config.ts'], {
        env: patient,
        chosen: names,
      }),
    ]
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return [{ passed: 0, failed: 1 }]
  }
}

mkdirSync(REPORTS, { recursive: true })
const checks = names.length === 0 ? [await runChecks()] : []
const tallies = [...checks, await runVitest('unit', []), ...(await runBrowserTests())]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
