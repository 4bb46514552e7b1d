import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { TestServer } from './app/testing/test-server.ts'
import { DISK_RESERVE_BYTES } from './platform/files/disk-watch.ts'

/** Real small disks, which only root can mount: on Linux, run as root. */
const disks: string[] = []
async function mountDisk(megabytes: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tractrix-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  disks.push(folder)
  return folder
}
afterEach(async () => {
  for (const folder of disks.splice(0)) {
    execFileSync('umount', [folder])
    await rm(folder, { recursive: true })
  }
})

it('a disk of 20 MB is refused in one line', async () => {
  const disk = await mountDisk(20)
  const { code, lines } = await new TestServer({ TRACTRIX_DATA: join(disk, 'data') }).ended
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/only 20 MB are free on this disk and a new database needs 250 MB: free/)],
  })
}, 60_000)

it('a disk that fills up: UNAVAILABLE and not ready, reading goes on, and all is well when there is room', async () => {
  const disk = await mountDisk(500)
  const server = await new TestServer({ TRACTRIX_DATA: join(disk, 'data') }).ready()
  try {
    await server.signIn('operator@tractrix.local')
    const { sites } = await server.ask<{ sites: { id: string }[] }>('{ sites { id } }')
    const createMove = () =>
      server.ask(
        `mutation ($siteId: ID!) { createDraftMove(siteId: $siteId, type: trailer, moveCategory: production) { status } }`,
        { siteId: sites[0]?.id },
      )
    const readiness = async () => (await fetch(`${server.url}/readyz`)).status
    const fill = join(disk, 'fill')
    await writeUntilFull(fill)
    await expect.poll(readiness, { timeout: 20_000 }).toBe(503)
    await expect(createMove()).rejects.toThrow('The server cannot do this right now.')
    expect(await server.ask('{ sites { id } }')).toEqual({ sites })
    await rm(fill)
    await expect.poll(readiness, { timeout: 20_000 }).toBe(200)
    expect(await createMove()).toEqual({ createDraftMove: { status: 'draft' } })
    expect(server.lines.some(line => line.includes('the disk is full'))).toBe(true)
  } finally {
    expect(await server.stop()).toBe(0)
  }
}, 180_000)

/** Takes all that is left, to the last byte. */
async function writeUntilFull(path: string): Promise<void> {
  const piece = Buffer.alloc(DISK_RESERVE_BYTES / 16)
  try {
    for (;;) await writeFile(path, piece, { flag: 'a' })
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  }
}
