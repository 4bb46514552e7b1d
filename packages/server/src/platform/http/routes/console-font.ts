import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CONSOLE_FOLDER } from './console-files.ts'

/** Path of the type face that came with the built console, for pages of the server's own; null before a build. */
export async function consoleFontPath(): Promise<string | null> {
  const names = await readdir(join(CONSOLE_FOLDER, 'assets')).catch(() => [])
  const name = names.find(each => /^inter-latin-wght-normal[\w.-]*\.woff2$/.test(each))
  return name ? `/assets/${name}` : null
}
