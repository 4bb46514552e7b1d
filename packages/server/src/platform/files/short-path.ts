import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A Unix socket's whole path must fit into about 100 bytes on every system; its name takes some of them. */
const LONGEST_SOCKET_FOLDER_BYTES = 82

export type ShortPath = { path: string; release(): Promise<void> }

/**
 * The folder itself when sockets in it fit the system's limit, else a private link to it in the temporary folder.
 * `release` removes the link, never the folder.
 */
export async function shortPath(folder: string): Promise<ShortPath> {
  const real = await realpath(folder)
  if (Buffer.byteLength(real) <= LONGEST_SOCKET_FOLDER_BYTES) return { path: real, release: async () => {} }
  const holder = await mkdtemp(join(tmpdir(), 'tractrix-'))
  const path = join(holder, 'r')
  await symlink(real, path)
  return { path, release: () => rm(holder, { recursive: true, force: true }) }
}
