import { describe, expect, it } from 'vitest'
import { popupPlace } from './popup-place.ts'

const spot = (x: number, y: number) => ({ x, y, width: 70, height: 16 })
const popup = { width: 276, height: 200 }
const frame = { width: 1300, height: 900 }

describe('OP-OVL-06 the popup of a spot', () => {
  it('stands on the right with its pointer at the middle of the spot', () => {
    expect(popupPlace(spot(400, 400), popup, frame)).toEqual({ x: 482, y: 308, side: 'right', pointer: 100 })
  })

  it('goes to the left where the picture ends', () => {
    expect(popupPlace(spot(1100, 400), popup, frame)).toMatchObject({ x: 812, side: 'left' })
  })

  it('keeps away from the edge of the picture', () => {
    expect(popupPlace(spot(934, 400), popup, frame).side).toBe('right')
    expect(popupPlace(spot(936, 400), popup, frame).side).toBe('left')
  })

  it('stays in the picture and moves its pointer instead', () => {
    expect(popupPlace(spot(400, 10), popup, frame)).toMatchObject({ y: 8, pointer: 18 })
    expect(popupPlace(spot(400, 880), popup, frame)).toMatchObject({ y: 692, pointer: 182 })
  })

  it('never covers the selected truck or its target', () => {
    const truck = { x: 500, y: 380, width: 40, height: 40 }
    expect(popupPlace(spot(400, 400), popup, frame, [truck]).side).toBe('left')
    const target = { x: 200, y: 400, width: 70, height: 16 }
    expect(popupPlace(spot(400, 400), popup, frame, [truck, target]).side).toBe('below')
  })
})
