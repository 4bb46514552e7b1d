import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { demoYards } from './demo-yards.ts'

const guide = readFileSync(new URL('../../../docs/fleet-protocol.md', import.meta.url), 'utf8')

it('the guide for trucks names map, origin and rotation of every demo yard', () => {
  for (const { name, mapId, origin } of demoYards()) {
    const place = `${origin.latitude}, ${origin.longitude}`
    expect(guide).toContain(`| ${name} | \`${mapId}\` | ${place} | ${origin.rotationRadians.toFixed(6)} |`)
  }
})
