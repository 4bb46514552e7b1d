import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const SOURCES = resolve(import.meta.dirname, 'src')
const FETCHER = resolve(SOURCES, 'platform/lazy-code/part-files.ts')
const OWN_IMPORT = /\bimport\(\s*(['"])(\.[^'"]+)\1\s*\)/g

interface Chunk {
  type: 'chunk'
  fileName: string
  facadeModuleId: string | null
  isEntry: boolean
  isDynamicEntry: boolean
  imports: string[]
  viteMetadata?: { importedCss: Set<string> }
}

/**
 * Browsers remember a failed `import()` for as long as the page lives. In a build every `import()` of our own therefore
 * first fetches the files that it needs, which can be repeated; which files those are stands in the start page
 * (`platform/lazy-code/part-files.ts`).
 */
export function partFilesPlugin(): Plugin {
  const wrapped = new Set<string>()
  return {
    name: 'part-files',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]console[\\/]src[\\/].*\.tsx?$/, code: /\bimport\(/ },
      handler(code, id) {
        const fetched = code.replace(OWN_IMPORT, (call, _quote, path: string) => {
          const part = partName(resolve(dirname(id), path))
          wrapped.add(part)
          return `fetchPartFiles(${JSON.stringify(part)}).then(() => ${call})`
        })
        if (fetched === code) return null
        return { code: `import { fetchPartFiles } from ${JSON.stringify(FETCHER)}\n${fetched}`, map: null }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk') as unknown as Chunk[]
        const list = listPartFiles(chunks, part => {
          if (!wrapped.has(part)) this.error(`${part} is loaded by an import() that fetches no files first.`)
        })
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'part-files' },
            children: JSON.stringify(list),
            injectTo: 'head',
          },
        ]
      },
    },
  }
}

/** The file of a part below `src`, with slashes. */
function partName(file: string): string {
  return relative(SOURCES, file).replaceAll('\\', '/')
}

/** What each part needs beyond the files that every page starts with: its code, the code that imports, their styles. */
function listPartFiles(
  chunks: readonly Chunk[],
  onPart: (part: string) => void,
): { files: string[]; parts: Record<string, number[]> } {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const needs = (chunk: Chunk, known = new Set<string>()): Set<string> => {
    if (known.has(chunk.fileName)) return known
    known.add(chunk.fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) known.add(css)
    for (const file of chunk.imports) {
      const imported = byFile.get(file)
      if (imported !== undefined) needs(imported, known)
    }
    return known
  }
  const atStart = new Set(chunks.filter(chunk => chunk.isEntry).flatMap(chunk => [...needs(chunk)]))
  const files: string[] = []
  const parts: Record<string, number[]> = {}
  for (const chunk of chunks) {
    if (!chunk.isDynamicEntry || chunk.facadeModuleId === null) continue
    const part = partName(chunk.facadeModuleId)
    onPart(part)
    const wanted = [...needs(chunk)].filter(file => !atStart.has(file))
    for (const file of wanted) if (!files.includes(file)) files.push(file)
    parts[part] = wanted.map(file => files.indexOf(file))
  }
  return { files, parts }
}
