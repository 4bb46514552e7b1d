import { open, rename } from 'node:fs/promises'

/** Writes a file that only its owner may read; it is there as a whole or as it was before. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const growing = `${path}.new`
  const file = await open(growing, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(growing, path)
}
