import { PSEUDO_END } from './pseudo-language.ts'

/** Half a pixel is how far letters may reach over their box without being seen to. */
const TOLERANCE_PX = 1

/** Texts of the pseudo-language that are shown only in part, because something around them is too narrow or too low. */
export function cutTexts(root: Element = document.body): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.data.includes(PSEUDO_END) && isCut(text))
      cut.push(`${text.data} in ${pathOf(text.parentElement!)}`)
  }
  return [...new Set(cut)]
}

function isCut(text: Text): boolean {
  const range = document.createRange()
  range.selectNodeContents(text)
  const shown = range.getBoundingClientRect()
  const parent = text.parentElement!
  // What only screen readers are told has no place on the screen.
  if (shown.width < 2 || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return false
  for (let around: Element | null = parent; around !== null; around = around.parentElement) {
    const { overflowX, overflowY, position, clipPath } = getComputedStyle(around)
    const box = around.getBoundingClientRect()
    if (position === 'absolute' && (clipPath !== 'none' || box.width <= 1)) return false
    const beyondX = shown.right > box.right + TOLERANCE_PX || shown.left < box.left - TOLERANCE_PX
    const beyondY = shown.bottom > box.bottom + TOLERANCE_PX || shown.top < box.top - TOLERANCE_PX
    if (HIDES.has(overflowX) && beyondX) return true
    if (HIDES.has(overflowY) && beyondY) return true
    // What can be scrolled to is not cut.
    if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll')
      return false
  }
  return shown.right > innerWidth + TOLERANCE_PX || shown.left < -TOLERANCE_PX
}

const HIDES = new Set(['hidden', 'clip'])

function pathOf(element: Element): string {
  const names: string[] = []
  for (
    let around: Element | null = element;
    around !== null && names.length < 3;
    around = around.parentElement
  )
    names.push(`${around.tagName.toLowerCase()}.${around.className}`)
  return names.join(' < ')
}
