import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '../tools/root.ts'
import { binary, runTool } from '../tools/run-tool.ts'

const STAMP = `${ROOT}packages/console/dist/.built-from`
const SOURCES = [
  'package-lock.json',
  'packages/console/index.html',
  'packages/console/{vite.config,part-files-plugin}.ts',
  'packages/console/public/**/*',
  'packages/console/src/**/*.{ts,tsx,css,svg,graphql}',
  'packages/domain/src/**/*.ts',
]

/** Builds the console when its sources are not those of the last build; true when it built. Rejects with the build's output. */
export async function buildConsole(): Promise<boolean> {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return false
  const { code, output } = await runTool(
    binary('vite'),
    ['build', 'packages/console', '--logLevel', 'warn'],
    {
      env: { NODE_ENV: 'production' },
    },
  )
  if (code !== 0) throw new Error(`The console could not be built:\n${output}`)
  writeFileSync(STAMP, sources)
  return true
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap(pattern => globSync(pattern, { cwd: ROOT, withFileTypes: true }))
    .filter(entry => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map(entry => `${entry.parentPath}/${entry.name}`)
    .sort()
  for (const file of files)
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
