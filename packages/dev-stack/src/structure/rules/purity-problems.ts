import { blankComments, readImports } from '../graph/read-imports.ts'
import { isTest, packageOf, type SourceFile, type StructureProblem } from '../graph/source-file.ts'

const IMPURE: [RegExp, string][] = [
  [/\bDate\.now\(|\bnew Date\(\s*\)/, 'reads the clock; take the time as an argument'],
  [/\bMath\.random\(|\bcrypto\./, 'uses randomness; take ids and random values as arguments'],
  [/\bprocess\.|\bconsole\./, 'touches the process; domain has no I/O'],
]

/** What of the clock, of chance and of the outside world the domain touches, and who reads the environment. */
export function purityProblems(file: SourceFile): StructureProblem[] {
  const { path } = file
  if (isTest(path)) return []
  const isPure = packageOf(path) === 'domain'
  const mayReadEnvironment = /\/(config|dev-stack|bench)\//.test(path) || /vite\.config\.ts$/.test(path)
  const problems = blankComments(file.text)
    .split('\n')
    .flatMap((text, index) => {
      const messages = isPure
        ? IMPURE.filter(([pattern]) => pattern.test(text)).map(([, message]) => message)
        : []
      if (!mayReadEnvironment && /\bprocess\.env\b/.test(text))
        messages.push('reads process.env; only a config folder does, hand the setting in')
      return messages.map(message => ({ path, line: index + 1, message }))
    })
  return isPure ? [...problems, ...foreignImports(file)] : problems
}

function foreignImports({ path, text }: SourceFile): StructureProblem[] {
  return readImports(text)
    .filter(({ specifier }) => !specifier.startsWith('.'))
    .map(({ specifier, line }) => ({ path, line, message: `imports ${specifier}; domain imports nothing` }))
}
