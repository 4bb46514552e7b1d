import { blankComments } from '../graph/read-imports.ts'
import {
  isGenerated,
  isTest,
  packageOf,
  type SourceFile,
  type StructureProblem,
} from '../graph/source-file.ts'
import { DECLARED_ONCE, MOST_SHARED_FIELDS } from './structure-rules.ts'

/**
 * Types that declare again what one file of the domain declares: more than a few of the same fields. `Pick`, `Omit` and
 * `extends` name the one declaration and are no second one. The wire has schemas of its own, and generated files follow.
 */
export function declaredOnceProblems(files: readonly SourceFile[]): StructureProblem[] {
  return DECLARED_ONCE.flatMap(({ type, path: home }) => {
    const declaration = files.find(({ path }) => path === home)
    const fields = new Set(declaredTypes(declaration?.text ?? '').flatMap(declared => declared.fields))
    if (fields.size === 0)
      return [{ path: home, line: 1, message: `declares no ${type}; say in DECLARED_ONCE which file does` }]
    const mentionsMany = (text: string) =>
      [...fields].filter(field => text.includes(field)).length > MOST_SHARED_FIELDS
    return files
      .filter(({ path }) => path !== home && !isTest(path) && !isGenerated(path))
      .filter(({ path, text }) => packageOf(path) !== 'fleet-protocol' && mentionsMany(text))
      .flatMap(({ path, text }) =>
        declaredTypes(text).flatMap(declared => {
          const again = declared.fields.filter(field => fields.has(field))
          if (again.length <= MOST_SHARED_FIELDS) return []
          const message = `declares ${again.length} fields of ${type} again (${again.join(', ')}); use Pick<${type}, …> or extend it`
          return [{ path, line: declared.line, message }]
        }),
      )
  })
}

/** The fields that each pair of braces declares: members of a type end at the line or in `;`, those of a value in a comma. */
function declaredTypes(source: string): { line: number; fields: string[] }[] {
  const text = blankComments(source)
  const types: { line: number; fields: string[] }[] = []
  const open: { start: number; members: string }[] = []
  for (const [index, character] of [...text].entries()) {
    if (character === '{') open.push({ start: index, members: '' })
    else if (character === '}') {
      const block = open.pop()
      if (block) types.push({ line: lineAt(text, block.start), fields: fieldsIn(block.members) })
      const outer = open.at(-1)
      if (outer) outer.members += '{}'
    } else {
      const block = open.at(-1)
      if (block) block.members += character
    }
  }
  return types.filter(({ fields }) => fields.length > 0)
}

const fieldsIn = (members: string): string[] =>
  members.split(/[\n;]/).flatMap(member => {
    const field = /^\s*(?:readonly\s+)?([a-z]\w*)\??:\s*\S[^,]*$/i.exec(member)?.[1]
    return field === undefined ? [] : [field]
  })

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length
