import { describe, expect, it } from 'vitest'
import { orderId, parseOrderId } from './order-id.ts'

const moveId = '0b5b6b86-7f3c-4f0e-9c2e-2f0f3a7c1d11'

describe('order id', () => {
  it('holds the move and the attempt', () => {
    expect(orderId(moveId, 3)).toBe(`${moveId}.3`)
    expect(parseOrderId(`${moveId}.3`)).toEqual({ moveId, attempt: 3 })
  })

  it.each(['', moveId, `${moveId}.`, `${moveId}.x`, `${moveId}.01`, 'order-1.1', `${moveId}.1.1`])(
    'does not take %j for ours',
    id => {
      expect(parseOrderId(id)).toBeNull()
    },
  )
})
