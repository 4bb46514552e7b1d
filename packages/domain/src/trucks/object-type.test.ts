import { expect, it } from 'vitest'
import { OBJECT_TYPES, objectTypeLabel } from './index.ts'

it('MV-OPEN-24 knows the objects a truck can see', () => {
  expect(OBJECT_TYPES).toEqual(['car', 'pedestrian', 'cone', 'truck', 'trailer'])
  expect(OBJECT_TYPES.map(objectTypeLabel)).toEqual(['Car', 'Pedestrian', 'Cone', 'Truck', 'Trailer'])
})

it('MV-OPEN-24 shows an object of another type as it was reported', () => {
  expect(objectTypeLabel('shopping_cart')).toBe('shopping_cart')
})
