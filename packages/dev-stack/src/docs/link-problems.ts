import { dirname, join, normalize } from 'node:path'

/** A document of the repository: its path from the root, with forward slashes, and its text. */
export interface Document {
  path: string
  text: string
}

/** Something that a document says and that is not so. */
export interface DocumentProblem {
  path: string
  line: number
  message: string
}

const CODE_BLOCK = /^(```|~~~)[\s\S]*?^\1[ \t]*$/gm
const LINK = /\]\(([^()\s]+)\)/g

/**
 * Finds links of Markdown documents that lead nowhere: to a file that is not there, or to a heading that the document
 * behind it lacks. Addresses of the web are not asked.
 *
 * @param exists Whether a path from the root is a file or folder of the repository.
 */
export function linkProblems(
  documents: readonly Document[],
  exists: (path: string) => boolean,
): DocumentProblem[] {
  const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]))
  return documents.flatMap(({ path, text }) =>
    [...withoutCodeBlocks(text).matchAll(LINK)].flatMap(match => {
      const link = match[1] ?? ''
      if (/^[a-z]+:/i.test(link)) return []
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? path : normalize(join(dirname(path), file)).replaceAll('\\', '/')
      const problem = (message: string) => [{ path, line: lineAt(text, match.index), message }]
      if (file !== '' && !exists(target)) return problem(`the link to ${link} leads nowhere`)
      if (anchor && anchors.get(target)?.has(anchor) === false)
        return problem(`${target} has no heading for #${anchor}`)
      return []
    }),
  )
}

/** The names by which GitHub reaches the headings of a document; a repeated one is counted. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutCodeBlocks(text).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const name = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
    let free = name
    for (let count = 1; anchors.has(free); count++) free = `${name}-${count}`
    anchors.add(free)
  }
  return anchors
}

/** Blanks code blocks, so that places and lines stay the same. */
const withoutCodeBlocks = (text: string) =>
  text.replaceAll(CODE_BLOCK, block => block.replaceAll(/[^\n]/g, ' '))

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length
