import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { filesNaming } from './structure/graph/files-naming.ts'
import { moduleGraph } from './structure/graph/module-graph.ts'
import { packageFigures } from './structure/graph/package-figures.ts'
import { readSources } from './structure/graph/read-sources.ts'
import { packageOf } from './structure/graph/source-file.ts'
import { measureTable, ringLines } from './structure/measure-text.ts'
import { ROOT } from './tools/root.ts'

/**
 * `npm run measure [-- [--rings] [folder]]`: prints how the packages are built, in figures, as a table for notes; with
 * `--rings` also what every ring is made of. Below it stands how many files name a field of moves
 * (docs/adding-a-field.md). A folder is another checkout of the repository, such as an older one.
 */
const { values, positionals } = parseArgs({
  options: { rings: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [folder] = positionals
const files = readSources(folder === undefined ? ROOT : resolve(folder), 'ts,tsx')
/** A field of moves, whose name means nothing else. */
const SAMPLE_FIELD = 'moveClass'
const naming = filesNaming(
  files.filter(({ path }) => packageOf(path) !== 'dev-stack'),
  SAMPLE_FIELD,
)
const figures = packageFigures(files, moduleGraph(files))
if (figures.length === 0) {
  console.error(`${folder ?? ROOT} has no packages/*/src with source files`)
  process.exitCode = 1
} else {
  console.log(measureTable(figures))
  console.log(`\n${naming.length} files name \`${SAMPLE_FIELD}\`, a field of moves`)
  if (values.rings) for (const line of ringLines(figures)) console.log(line)
}
