import { phrase } from '@tractrix/domain/platform'
import '../testing/recorded-canvas.ts' // first: layers make paths as they are loaded
import { ZONE_TYPES } from '@tractrix/domain/zones'
import { describe, expect, it } from 'vitest'
import { fromPixel, LayerStack, textBox, toPixel } from '../../map-kit/index.ts'
import type { YardLayer } from '../drawing/live-map.ts'
import { fingerprint, paintYard, scriptedScene, scriptedView } from '../testing/paint-yard.ts'
import { EdgeArrows } from './edge-arrows/edge-arrows-store.ts'
import { liveMapLayers } from './live-map-layers.ts'

const layers = (...more: YardLayer[]) => [...liveMapLayers(new EdgeArrows()), ...more]

describe('the picture of the live map', () => {
  // Strokes that change are seen by everyone who has the map open: a new value here must be meant.
  it.each([
    [18, '76d4a06a6c7ee7fa', '118fdf245edcaf65'],
    [19, '964272d577e0f34a', 'd66ac5376c3274b6'],
    [20, 'f4bd275dbad63ba5', 'c20e27cf13b54f24'],
  ])('is painted stroke by stroke as it was, at zoom %i', (zoom, still, moving) => {
    const painted = paintYard(new LayerStack(layers()), scriptedScene(), zoom)
    expect(fingerprint(painted.still)).toBe(still)
    expect(fingerprint(painted.moving)).toBe(moving)
  })

  it('OP-MAP-14 has no ground of its own over an image, and no names without labels', () => {
    const painted = paintYard(
      new LayerStack(layers()),
      scriptedScene({ hasOverlay: true, showLabels: false }),
      20,
    )
    expect(fingerprint(painted.still)).toBe('d9f1d0b26fb0d612')
  })

  it('is the same however often it is painted', () => {
    const stack = new LayerStack(layers())
    const once = paintYard(stack, scriptedScene(), 20)
    expect(paintYard(stack, scriptedScene(), 20).still).toEqual(once.still)
  })
})

/** Beacons on the ground: a layer that the map does not have. */
const BEACON = { x: -20, y: 20 }
const beaconLayer: YardLayer = {
  id: 'beacons',
  order: 450,
  surface: 'still',
  paint: ({ context }) => context.fillRect(BEACON.x, BEACON.y, 2, 2),
  hit: place =>
    Math.hypot(place.x - BEACON.x, place.y - BEACON.y) < 3 ? { kind: 'zone', id: 'beacon' } : null,
  targets: () => [{ target: { kind: 'zone', id: 'beacon' }, middle: BEACON }],
  legend: [
    {
      id: 'beacon',
      group: 'zones',
      order: 4.5,
      label: phrase('Beacons'),
      mark: { kind: 'swatch', token: 'beacon' },
    },
  ],
  labels: (_still, scale) => [
    {
      id: 'beacon',
      rank: 5,
      box: textBox(toPixel({ ...scriptedView(20), ...scale, width: 0, height: 0 }, BEACON), {
        width: 20,
        height: 10,
        radians: 0,
        align: 'center',
      }),
    },
  ],
  paintLabels: ({ context }, _still, _view, { ids }) => {
    if (ids.has('beacon')) context.fillText('Beacon', BEACON.x, BEACON.y)
  },
}

describe('a layer that is plugged into the map', () => {
  const scene = scriptedScene()
  const below = new LayerStack(layers().filter(({ order }) => order < beaconLayer.order))
  const stack = new LayerStack(layers(beaconLayer))

  it('is painted above the layers of lower order and under those of higher', () => {
    const bare = paintYard(new LayerStack(layers()), scene, 18).still
    const { still } = paintYard(stack, scene, 18)
    const at = still.indexOf('fillRect(-20, 20, 2, 2)')
    expect(still.toSpliced(at, 1).filter(stroke => !stroke.includes('Beacon'))).toEqual(bare)
    // At zoom 18 there are only names of streets and areas, which come after all layers.
    const { still: under } = paintYard(below, scene, 18)
    expect(still.slice(0, at)).toEqual(under.slice(0, at))
    expect(under.length).toBeGreaterThan(at)
  })

  it('is met by a click where nothing of a higher layer lies, and by key', () => {
    const meet = (pixel: { x: number; y: number }) =>
      stack.hit(fromPixel(scriptedView(20), pixel), scene, 0.1)
    expect(meet(toPixel(scriptedView(20), BEACON))).toEqual({ kind: 'zone', id: 'beacon' })
    expect(stack.nearest({ x: -18, y: 26 }, scene, 10)).toEqual({ kind: 'zone', id: 'beacon' })
    const over = {
      ...scene,
      moving: {
        ...scene.moving,
        trucks: [
          { ...scene.moving.trucks[0]!, pose: { ...BEACON, headingRadians: 0, trailerAngleRadians: null } },
        ],
      },
    }
    expect(stack.hit(BEACON, over, 0.1)).toEqual({ kind: 'truck', id: 'AV-01' })
  })

  it('stands in the legend', () => {
    expect(stack.legend('zones').map(({ label }) => label)).toEqual([
      'Dock spots',
      'Parking spots',
      'Staging',
      'Charging',
      'Beacons',
      'Autonomous',
      'Intersections',
      'No-go',
      'Dynamic no-go',
    ])
  })

  it('writes its label only where it covers none of a lower rank', () => {
    const written = (zones: typeof scene.still.zones) =>
      paintYard(stack, scriptedScene({ zones }), 20).still.some(stroke => stroke.includes('Beacon'))
    expect(written(scene.still.zones)).toBe(true)
    const stall = scene.still.zones.find(({ id }) => id === 'PA0')!
    const nose = 8.5
    const moved = { ...stall, id: 'PX', name: 'PX', center: { x: BEACON.x - nose - 0.7, y: BEACON.y } }
    expect(written([...scene.still.zones, moved])).toBe(false)
  })
})

it('OP-SDB-09 OP-SDB-13 the legends list every type of zone, in their order, and the marks at trailers', () => {
  const stack = new LayerStack(layers())
  expect(
    stack
      .legend('zones')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...ZONE_TYPES].toSorted())
  expect(stack.legend('trailers').map(({ label }) => label)).toEqual([
    'Misparked Trailer',
    'Missing Trailer Details',
    'Non-trailer Object',
    'Unknown Object',
  ])
})
