import { BlockList, isIP } from 'node:net'
import { readText, type Settings } from './setting-readers.ts'
import { settingProblem } from './start-problem.ts'

/** Whether what the proxy at this address says of its client is believed. */
export type ProxyCheck = (address: string) => boolean

/** Nobody is: the default, since a client could say anything of itself. */
export const TRUST_NO_PROXY: ProxyCheck = () => false

/** Reads addresses and networks (`10.0.0.0/8`), separated by commas. */
export function readTrustedProxies(settings: Settings, name: string): ProxyCheck {
  const text = readText(settings, name)
  if (text === null) return TRUST_NO_PROXY
  const list = new BlockList()
  for (const entry of text.split(',')) {
    const [address = '', bits, ...rest] = entry.trim().split('/')
    const family = isIP(address)
    const most = family === 4 ? 32 : 128
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
    if (family === 0 || rest.length > 0 || prefix < 0 || prefix > most)
      throw settingProblem(name, text, 'expected addresses or networks like 10.0.0.0/8, separated by commas.')
    list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6')
  }
  return address => isIP(address) !== 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}
