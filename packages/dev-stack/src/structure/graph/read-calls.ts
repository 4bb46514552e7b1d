import { parseSync } from 'vite'
import type { SourceFile } from './source-file.ts'

/** A call of a name. */
export interface Call {
  name: string
  line: number
}

/** What a source file calls, and when. */
export interface FileCalls {
  path: string
  /** While the module loads. */
  atLoad: Call[]
  /** When one of its own functions is called, by the name of that function. */
  within: ReadonlyMap<string, Call[]>
  /** Where imported and re-exported names come from, by their names here. */
  imports: ReadonlyMap<string, { specifier: string; name: string }>
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Methods that call the function that they are given at once. */
const CALLS_AT_ONCE =
  /^(map|flatMap|filter|find\w*|some|every|forEach|reduce\w*|sort|toSorted|from|fromEntries|groupBy)$/

/** Reads the calls of a TypeScript file. A function that is only handed on counts as called later. */
export function readCalls({ path, text }: SourceFile): FileCalls {
  const statements = parseSync(path, text).program.body as unknown as Node[]
  const within = new Map<string, Call[]>()
  const imports = new Map<string, { specifier: string; name: string }>()
  const atLoad: Call[] = []
  const lineOf = (start: number) => text.slice(0, start).split('\n').length
  for (const statement of statements) {
    for (const [name, body] of functionsOf(statement)) within.set(name, callsIn(body, lineOf))
    for (const [local, from] of importsOf(statement)) imports.set(local, from)
    atLoad.push(...callsIn(statement, lineOf))
  }
  return { path, atLoad, within, imports }
}

/** The functions that a statement of a module declares, with what is evaluated when they are called. */
function functionsOf(statement: Node): [string, Node[]][] {
  const declaration = nodeOf(statement.declaration) ?? statement
  if (declaration.type === 'FunctionDeclaration') return [[nameOf(declaration.id), bodyOf(declaration)]]
  if (declaration.type !== 'VariableDeclaration') return []
  return nodesOf(declaration.declarations).flatMap(({ id, init }): [string, Node[]][] => {
    const value = nodeOf(init)
    return value && isFunction(value) ? [[nameOf(id), bodyOf(value)]] : []
  })
}

function importsOf({ type, source, specifiers }: Node): [string, { specifier: string; name: string }][] {
  const specifier = nodeOf(source)?.value
  if (typeof specifier !== 'string') return []
  if (type === 'ImportDeclaration')
    return nodesOf(specifiers).map(({ local, imported }) => [
      nameOf(local),
      { specifier, name: imported === undefined ? 'default' : nameOf(imported) },
    ])
  if (type !== 'ExportNamedDeclaration') return []
  return nodesOf(specifiers).map(({ local, exported }) => [
    nameOf(exported),
    { specifier, name: nameOf(local) },
  ])
}

/** The calls of plain names that happen when these nodes are evaluated. */
function callsIn(part: unknown, lineOf: (start: number) => number): Call[] {
  if (Array.isArray(part)) return part.flatMap(one => callsIn(one, lineOf))
  const node = nodeOf(part)
  if (node === null || isFunction(node)) return []
  const { type, callee, static: isStatic, computed, key } = node
  if (type === 'MethodDefinition' || (type === 'PropertyDefinition' && !isStatic))
    return computed ? callsIn(key, lineOf) : []
  const inner = Object.entries(node).flatMap(([name, child]) =>
    name === 'type' ? [] : callsIn(child, lineOf),
  )
  const called = type === 'CallExpression' ? unwrapped(callee) : null
  if (called === null) return inner
  const atOnce = isFunction(called) ? bodyOf(called) : callsAtOnce(called) ? functionsIn(node.arguments) : []
  const own = called.type === 'Identifier' ? [{ name: nameOf(called), line: lineOf(node.start) }] : []
  return [...own, ...inner, ...callsIn(atOnce, lineOf)]
}

function unwrapped(value: unknown): Node | null {
  const node = nodeOf(value)
  return node?.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node
}

const callsAtOnce = ({ type, property }: Node): boolean =>
  type === 'MemberExpression' && CALLS_AT_ONCE.test(nameOf(property))

const functionsIn = (list: unknown): Node[] => nodesOf(list).filter(isFunction).flatMap(bodyOf)

const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

const bodyOf = ({ params, body }: Node): Node[] => [...nodesOf(params), ...nodesOf([body])]

const nameOf = (node: unknown): string => String(nodeOf(node)?.name ?? nodeOf(node)?.value ?? '')

const nodesOf = (list: unknown): Node[] => (Array.isArray(list) ? list.flatMap(one => nodeOf(one) ?? []) : [])

const nodeOf = (value: unknown): Node | null =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
    ? (value as Node)
    : null
