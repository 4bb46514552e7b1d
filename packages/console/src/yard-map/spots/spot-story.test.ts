import { describe, expect, it } from 'vitest'
import { spotStory } from './spot-story.ts'

const zone = (id: string, name: string) => ({ id, name, enabled: true })
const move = {
  status: 'pending' as const,
  fromZone: zone('a', 'PA01'),
  toZone: zone('b', 'E09'),
  truck: null,
}

describe('OP-OVL-06 the popup of a spot', () => {
  it('names the pending move that starts or ends there', () => {
    for (const id of ['a', 'b'])
      expect(spotStory({ id, enabled: true }, [move])).toMatchObject({
        chip: 'In use for move',
        line: { values: { from: 'PA01', to: 'E09' } },
      })
  })

  it('names the truck once the move is in progress', () => {
    const driving = { ...move, status: 'in_progress' as const, truck: { id: 't', name: 'AV-01' } }
    expect(spotStory({ id: 'a', enabled: true }, [driving])?.line?.values.truck).toBe('AV-01')
  })

  it('OP-OPEN-93 says disabled even for a spot in a move', () => {
    expect(spotStory({ id: 'a', enabled: false }, [move])?.chip).toBe('Disabled')
  })

  it('has nothing to say about a free spot', () => {
    expect(spotStory({ id: 'c', enabled: true }, [move])).toBeNull()
  })
})
