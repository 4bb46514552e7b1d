import { statfs } from 'node:fs/promises'

/** Bytes that this user may still write to the disk of the folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** A size for people, in whole megabytes (1,000,000 bytes). */
export const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`

/** The codes with which the system says that a disk, or this user's share of it, is used up. */
const OUT_OF_SPACE = ['ENOSPC', 'EDQUOT']

export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && OUT_OF_SPACE.includes(String(error.code))
