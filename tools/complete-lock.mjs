#!/usr/bin/env node
/**
 * Run after `npm install --package-lock-only` behind a registry mirror that lacks the programs of other platforms: npm
 * then leaves them out of package-lock.json, and `npm ci` refuses the file on every platform. This names them again, by
 * the exact versions that their parents ask for; they come without a checksum.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const path = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const lock = JSON.parse(readFileSync(path, 'utf8'))
const added = []
for (const entry of Object.values(lock.packages))
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`
    if (lock.packages[place] || !/^\d/.test(version)) continue
    lock.packages[place] = { version, ...platformOf(name), ...(entry.dev && { dev: true }), optional: true }
    added.push(`${name}@${version}`)
  }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length === 0 ? 'Nothing was missing.' : `Added ${added.join(', ')}`)

/** Reads operating system, processor and C library from a package name such as `@biomejs/cli-linux-x64-musl`. */
function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = words.find(word =>
    ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].includes(word),
  )
  const cpu = words.find(word =>
    ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'loong64'].includes(word),
  )
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : null
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) }
}
