import type { DatabaseAddress } from './open-database.ts'

/** The address of another database on the same server. */
export function sameServer(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('url' in address)) return { ...address, database }
  const url = new URL(address.url)
  url.pathname = `/${database}`
  return { url: url.href }
}
