import { binary, runTool } from './run-tool.ts'

/**
 * `npm run prove`: what takes longer than `npm test` may, or needs servers of others. Every file `*.prove.ts`, one after
 * the other; names after the command choose some of them.
 */
const { code } = await runTool(
  binary('vitest'),
  ['run', '--config', 'packages/dev-stack/vitest.prove.config.ts', ...process.argv.slice(2)],
  { show: true },
)
process.exitCode = code
