import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LayerStack, type MapTypes, mapFrame, type StillLayer } from '../map-kit/index.ts'
import { MapCanvas, type MapInteraction } from './index.ts'

interface Fields extends MapTypes {
  still: { fields: readonly string[] }
  moving: { at: number }
  target: { field: string }
  colors: { field: string }
}

const ORIGIN = { latitude: 39.28, longitude: -76.55 }
const BOUNDS = { north: 39.3, south: 39.26, east: -76.53, west: -76.57 }

/** A map of 400 by 400 pixels with fields of 40 m by 40 m in a row to the east, the first in the middle. */
function openMap(interaction: MapInteraction<Fields['target']>) {
  const element = document.createElement('div')
  element.tabIndex = 0
  element.style.cssText = 'position:fixed;inset:0 auto auto 0;width:400px;height:400px'
  document.body.append(element)
  const painted = { still: 0, moving: 0 }
  const fields: StillLayer<Fields> = {
    id: 'fields',
    order: 1,
    surface: 'still',
    paint: ({ context, colors }, still) => {
      painted.still += 1
      context.fillStyle = colors.field
      still.fields.forEach((_, index) => {
        context.fillRect(index * 80 - 20, -20, 40, 40)
      })
    },
    hit: ({ x, y }, still) => {
      const index = Math.round(x / 80)
      const field = Math.abs(x - index * 80) < 20 && Math.abs(y) < 20 ? still.fields[index] : undefined
      return field === undefined ? null : { field }
    },
    targets: still =>
      still.fields.map((field, index) => ({ target: { field }, middle: { x: index * 80, y: 0 } })),
  }
  const source = {
    still: { fields: ['wheat', 'corn'] } as Fields['still'],
    movingAt: (at: number) => ({ at }),
    paceAt: () => 0,
  }
  const map = new MapCanvas<Fields>(element, {
    origin: ORIGIN,
    center: ORIGIN,
    zoom: 19,
    rotationRadians: 0,
    bounds: BOUNDS,
    overlay: null,
    layers: new LayerStack<Fields>([
      fields,
      {
        id: 'wind',
        order: 2,
        surface: 'moving',
        paint: () => {
          painted.moving += 1
        },
      },
    ]),
    source,
    colors: { field: '#00ff00' },
    interaction,
  })
  onTestFinished(() => {
    map.dispose()
    element.remove()
  })
  map.open(mapFrame(ORIGIN)(ORIGIN))
  const greenAt = (x: number, y: number) => {
    const canvas = element.querySelector<HTMLCanvasElement>('[data-part=still]')
    return canvas?.getContext('2d')?.getImageData(x, y, 1, 1).data[1] ?? 0
  }
  return { map, element, source, painted, greenAt }
}

it('paints what is still once, and again only when the source has another', async () => {
  const { map, source, painted, greenAt } = openMap({})
  await expect.poll(() => greenAt(200, 200)).toBe(255)
  const first = painted.still
  const moved = painted.moving
  map.sceneChanged()
  await expect.poll(() => painted.moving).toBeGreaterThan(moved)
  expect(painted.still).toBe(first)
  source.still = { fields: [] }
  map.sceneChanged()
  await expect.poll(() => greenAt(200, 200)).toBe(0)
  expect(painted.still).toBeGreaterThan(first)
})

it('answers a click with what lies there, Enter with what is nearest to the middle, and bare ground with nothing', async () => {
  const met: (string | null)[] = []
  const { element, greenAt } = openMap({ onSelect: target => met.push(target?.field ?? null) })
  await expect.poll(() => greenAt(200, 200)).toBe(255)
  await userEvent.click(element, { position: { x: 210, y: 190 } })
  await expect.poll(() => met).toEqual(['wheat'])
  await userEvent.click(element, { position: { x: 20, y: 20 } })
  await expect.poll(() => met).toEqual(['wheat', null])
  element.focus()
  await userEvent.keyboard('{Enter}')
  expect(met).toEqual(['wheat', null, 'wheat'])
})

it('tells what the pointer is over, once for each, and that it has left', async () => {
  const over: (string | null)[] = []
  const { element, greenAt } = openMap({ onHover: target => over.push(target?.field ?? null) })
  await expect.poll(() => greenAt(200, 200)).toBe(255)
  for (const x of [190, 200, 210]) await userEvent.hover(element, { position: { x, y: 200 } })
  await expect.poll(() => over).toEqual(['wheat'])
  await userEvent.hover(element, { position: { x: 20, y: 20 } })
  await expect.poll(() => over).toEqual(['wheat', null])
})

it('says that a person moves it, and where it came to rest; a move of its own is not by a person', async () => {
  const events: string[] = []
  const { map, element, greenAt } = openMap({
    onPan: () => events.push('pan'),
    onSettle: (_center, zoom, byPerson) => events.push(`${Math.round(zoom)} ${byPerson}`),
  })
  await expect.poll(() => greenAt(200, 200)).toBe(255)
  events.length = 0
  map.mover.centerOn({ latitude: ORIGIN.latitude + 0.0002, longitude: ORIGIN.longitude }, 0)
  await expect.poll(() => events).toEqual(['19 false'])
  map.mover.zoomBy(1)
  await expect.poll(() => events).toEqual(['19 false', '20 true'])
  element.focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => events).toEqual(['19 false', '20 true', 'pan', '20 true'])
})

it('stays with what it follows', async () => {
  const place = { x: 0, y: 0 }
  const { map, greenAt } = openMap({ followed: () => place })
  await expect.poll(() => greenAt(200, 200)).toBe(255)
  place.x = 30
  map.sceneChanged()
  await expect.poll(() => Math.round(map.viewport().center.x)).toBe(30)
})
