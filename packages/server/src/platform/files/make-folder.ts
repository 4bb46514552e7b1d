import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates the folder and those above it that are missing. Unlike the recursive `mkdir` of Node.js it ends where a file
 * system lets nobody create anything and says "not found", as `/proc` does: Node.js tries that for ever.
 */
export async function makeFolder(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (code !== 'ENOENT' || (await exists(dirname(path)))) throw error
    await makeFolder(dirname(path), mode)
    await mkdir(path, { mode })
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
