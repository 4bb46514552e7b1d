/** Gives a canvas a size in CSS pixels, in the pixels of the device; does nothing when it has it. */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  size: { width: number; height: number },
  pixelRatio: number,
): void {
  const width = Math.round(size.width * pixelRatio)
  const height = Math.round(size.height * pixelRatio)
  if (canvas.width === width && canvas.height === height) return
  canvas.width = width
  canvas.height = height
  canvas.style.width = `${size.width}px`
  canvas.style.height = `${size.height}px`
}
