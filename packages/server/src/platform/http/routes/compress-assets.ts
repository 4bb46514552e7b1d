import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.geojson', '.wasm'])
/** Below this size a compressed answer saves nothing, in bytes. */
const SMALLEST = 1_400

const FORMS = [
  {
    ending: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  },
  { ending: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
] as const

/** Lays a compressed form beside every text file, once; the file server picks what the browser understands. */
export async function compressAssets(folder: string): Promise<void> {
  const names = new Set(await readdir(folder).catch(() => []))
  for (const name of names) {
    if (!COMPRESSIBLE.has(extname(name))) continue
    const path = join(folder, name)
    if ((await stat(path)).size < SMALLEST) continue
    for (const form of FORMS) {
      if (names.has(name + form.ending)) continue
      const growing = `${path}.${process.pid}.tmp`
      await writeFile(growing, await form.compress(await readFile(path)))
      await rename(growing, path + form.ending)
    }
  }
}
