import { userEvent } from 'vitest/browser'

/** Moves the mouse to the corner of the page, where nothing is drawn: it stays where the test before left it. */
export async function parkMouse(): Promise<void> {
  const { clientWidth, clientHeight } = document.documentElement
  const corner = document.createElement('div')
  corner.style.cssText = `position: fixed; left: ${clientWidth - 20}px; top: ${clientHeight - 20}px; width: 20px; height: 20px`
  document.body.append(corner)
  await userEvent.hover(corner)
  corner.remove()
}
