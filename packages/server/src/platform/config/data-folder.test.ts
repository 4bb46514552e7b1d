import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimDataFolder } from './data-folder.ts'
import { loadSecrets } from './secrets.ts'
import { StartProblem } from './start-problem.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tractrix-data-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the data folder', () => {
  it('belongs to one running Tractrix at a time', async () => {
    const first = await claimDataFolder(join(folder, 'a', 'b'))
    await expect(claimDataFolder(first.path)).rejects.toThrow(
      `TRACTRIX_DATA=${first.path}: Tractrix already runs on this folder (process ${process.pid})`,
    )
    await first.release()
    const second = await claimDataFolder(first.path)
    await second.release()
  })

  it('is free again after its holder was killed', async () => {
    const script = `
      const { claimDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))})
      await claimDataFolder(${JSON.stringify(folder)})
      console.log('held')
      setInterval(() => {}, 1000)`
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(holder.stdout, 'data')
    await expect(claimDataFolder(folder)).rejects.toThrow(`process ${holder.pid}`)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const mine = await claimDataFolder(folder)
    await mine.release()
  })

  it('goes to exactly one of many that start at once, also over a stale lock', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => claimDataFolder(folder)))
    const held = results.filter(result => result.status === 'fulfilled')
    expect(held).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StartProblem)
    await held[0]?.value.release()
  })

  it('is refused with one line when it is a file', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(claimDataFolder(file)).rejects.toThrow(
      `TRACTRIX_DATA=${file}: this folder cannot be used (EEXIST)`,
    )
    await expect(claimDataFolder(join(file, 'sub'))).rejects.toThrow('cannot be used (ENOTDIR)')
  })

  it('may lie deeper than a socket path may be long', async () => {
    const held = await claimDataFolder(join(folder, 'x'.repeat(80), 'y'.repeat(80)))
    await expect(claimDataFolder(held.path)).rejects.toThrow('already runs')
    await held.release()
  })
})

describe('secrets', () => {
  it('are made once and readable for this user alone', async () => {
    const first = await loadSecrets(folder)
    expect(first.fleetKey).toMatch(/^[\w-]{43}$/)
    expect(await loadSecrets(folder)).toEqual(first)
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
  })

  it.each(['', '{', '[]', '{"fleetKey":""}', '{"fleetKey":7}'])(
    'stop the start when the file holds %s',
    async text => {
      const path = join(folder, 'secrets.json')
      await writeFile(path, text)
      await chmod(path, 0o600)
      await expect(loadSecrets(folder)).rejects.toThrow(`${path} is damaged`)
      expect(await readFile(path, 'utf8')).toBe(text)
    },
  )
})
