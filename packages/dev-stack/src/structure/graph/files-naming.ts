import { isGenerated, isTest, type SourceFile } from './source-file.ts'

/** The files that name an identifier, tests and generated files left out: what a change of it must be looked for in. */
export function filesNaming(files: readonly SourceFile[], name: string): string[] {
  const word = new RegExp(`\\b${name}\\b`)
  return files
    .filter(({ path, text }) => !isTest(path) && !isGenerated(path) && word.test(text))
    .map(({ path }) => path)
    .sort()
}
