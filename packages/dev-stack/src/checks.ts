import { readFileSync } from 'node:fs'
import { checkDocs } from './docs/check-docs.ts'
import { checkErrorCodes } from './errors/server-codes.ts'
import { GENERATED_FILES, generate } from './generated-files.ts'
import { checkRequirements } from './requirements/check-requirements.ts'
import { checkStructure } from './structure/check-structure.ts'
import { ROOT } from './tools/root.ts'
import { binary, runTool } from './tools/run-tool.ts'

/** A check of the sources: its name, and what is wrong as text; an empty text means that it passed. */
export interface Check {
  name: string
  run(): Promise<string>
}

const listed = (problems: readonly { path: string; line: number; message: string }[]) =>
  problems.map(({ path, line, message }) => `${path}:${line} ${message}`).join('\n')

const toolCheck = (name: string, program: string, args: string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await runTool(binary(program), args)
    return code === 0 ? '' : output || `${program} ended with code ${code}`
  },
})

/** Everything `npm run check` asks, and the first part of `npm test`. */
export const CHECKS: readonly Check[] = [
  toolCheck('types', 'tsc', ['-b']),
  toolCheck('lint and format', 'biome', [
    'check',
    '--error-on-warnings',
    '--colors=off',
    '--max-diagnostics=50',
    '.',
  ]),
  {
    name: 'structure: arrows, tiers, entries, rings, sizes of folders, purity, types declared once, words',
    run: async () => listed(checkStructure(ROOT)),
  },
  {
    name: 'documents: links, READMEs of packages, pinned Node.js, Containerfile',
    run: async () => listed(checkDocs(ROOT)),
  },
  {
    name: 'requirements: each one once, each citation of one, after its meaning',
    run: async () => listed(checkRequirements(ROOT)),
  },
  {
    name: 'errors: the server raises every code, or a requirement waits for it',
    run: async () => listed(checkErrorCodes(ROOT)),
  },
  { name: 'generated files are of today', run: staleGeneratedFiles },
]

/** Generates everything anew and names the files that changed by it. */
async function staleGeneratedFiles(): Promise<string> {
  const before = GENERATED_FILES.map(read)
  const failure = await generate()
  if (failure) return failure
  return GENERATED_FILES.filter((path, index) => read(path) !== before[index])
    .map(path => `${path} was out of date; it is generated anew: review and commit it`)
    .join('\n')
}

function read(path: string): string | null {
  try {
    return readFileSync(ROOT + path, 'utf8')
  } catch {
    return null
  }
}
