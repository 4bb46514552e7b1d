import type { Locator } from 'playwright-core'

/** What a picture of a part of the page shows, counted by color. */
export interface Picture {
  /** How many colors it has. */
  colors: number
  /** How many pixels have this color or one next to it. */
  pixelsOf(color: Color): number
}

type Color = readonly [red: number, green: number, blue: number]

/** How far each part of a color may be off: edges are blended. */
const TOLERANCE = 6

/** Takes a picture of the middle of a part of the page, at most `size` pixels wide and high. */
export async function takePicture(part: Locator, size: number): Promise<Picture> {
  const box = (await part.boundingBox())!
  const [width, height] = [Math.min(box.width, size), Math.min(box.height, size)]
  const clip = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
  const png = (await part.page().screenshot({ clip })).toString('base64')
  const counts = new Map(
    await part.page().evaluate(async data => {
      const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      const pixels = new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)
      const counted = new Map<number, number>()
      for (const pixel of pixels) counted.set(pixel, (counted.get(pixel) ?? 0) + 1)
      return [...counted]
    }, png),
  )
  return {
    colors: counts.size,
    pixelsOf: color =>
      [...counts].reduce((sum, [pixel, count]) => (isClose(pixel, color) ? sum + count : sum), 0),
  }
}

/** A color of the page's style by the name of its variable, such as `--map-route`. */
export async function colorOf(part: Locator, variable: string): Promise<Color> {
  const parts = await part.evaluate((element, name) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')!
    context.fillStyle = getComputedStyle(element).getPropertyValue(name)
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  }, variable)
  return [parts[0]!, parts[1]!, parts[2]!]
}

/** Pixels are stored as ABGR. */
function isClose(pixel: number, color: Color): boolean {
  return color.every((part, index) => Math.abs(((pixel >> (index * 8)) & 0xff) - part) <= TOLERANCE)
}
