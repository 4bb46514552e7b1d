import { expect, it } from 'vitest'
import { attackerAddress } from './attacker-address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:12::1', '2001:db8:0:12::/64'],
  ['2001:DB8:0:12:ffff:ffff:ffff:ffff', '2001:db8:0:12::/64'],
  ['2001:0db8:0000:0012:1:2:3:4', '2001:db8:0:12::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (ip, expected) => {
  expect(attackerAddress(ip)).toBe(expected)
})
