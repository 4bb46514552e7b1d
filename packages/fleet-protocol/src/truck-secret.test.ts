import { expect, it } from 'vitest'
import { serverSecret, truckSecret } from './truck-secret.ts'

it('derives one secret per truck and another for the server', () => {
  const secret = truckSecret('key', 'bwi-av-01')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(truckSecret('key', 'bwi-av-01')).toBe(secret)
  expect(truckSecret('key', 'bwi-av-02')).not.toBe(secret)
  expect(truckSecret('other', 'bwi-av-01')).not.toBe(secret)
  expect(truckSecret('key', 'server')).not.toBe(serverSecret('key'))
})
