import { expect, it } from 'vitest'
import { OBJECT_TYPES } from './index.ts'

it('MV-OPEN-24 knows the objects a truck can see', () => {
  expect(OBJECT_TYPES).toEqual(['car', 'pedestrian', 'cone', 'truck', 'trailer'])
})
