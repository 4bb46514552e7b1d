import { readFileSync } from 'node:fs'

/** The shell commands of a guide, block by block, as they stand in it. */
export function shellBlocks(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
}
