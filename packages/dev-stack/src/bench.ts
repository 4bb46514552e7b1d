import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { ROOT } from './tools/root.ts'

/** What a bench file's `run()` answers: figures for people, and one ratio against something run side by side. */
export interface BenchResult {
  name: string
  figures: { label: string; value: number; unit: string }[]
  /** Our cost divided by that of the thing measured beside it. */
  ratio: number
  /** The ratio we want to stay at or below. */
  goal: number
}

/** `npm run bench [part of a name]`: runs every bench file, prints a table and writes it to bench/results; never fails a build. */
const wanted = process.argv[2] ?? ''
const files = globSync('packages/*/src/bench/*.bench.ts', { cwd: ROOT }).filter(file => file.includes(wanted))
const results: BenchResult[] = []
for (const file of files.sort()) {
  console.log(`\n${file}`)
  try {
    const { run } = (await import(ROOT + file)) as { run(): Promise<BenchResult> }
    const result = await run()
    results.push(result)
    print(result)
  } catch (error) {
    console.error(error)
  }
}
const folder = `${ROOT}bench/results`
mkdirSync(folder, { recursive: true })
for (const result of results) writeFileSync(`${folder}/${fileName(result)}.md`, page(result))
process.exit(0)

function print(result: BenchResult): void {
  for (const { label, value, unit } of result.figures)
    console.log(`  ${label.padEnd(52)} ${number(value)} ${unit}`)
  console.log(`  ${'ratio'.padEnd(52)} ${number(result.ratio)} (goal at most ${result.goal})`)
}

function page(result: BenchResult): string {
  const rows = result.figures.map(({ label, value, unit }) => `| ${label} | ${number(value)} | ${unit} |`)
  return `# ${result.name}

| figure | value | unit |
|---|---|---|
${rows.join('\n')}
| **ratio** | **${number(result.ratio)}** | goal at most ${result.goal} |
`
}

function number(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toPrecision(4)
}

function fileName(result: BenchResult): string {
  return result.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
