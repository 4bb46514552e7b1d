/** What a tooltip says. */
export interface Tip {
  /** First line: the name of the thing, or what is not possible. */
  title: string
  /** Every reason, one line each. */
  reasons?: readonly string[] | undefined
  /** Keys that do the same or that help, as they are printed: `Shift D`. */
  keys?: string | undefined
}

/**
 * The attributes by which `TooltipLayer` finds what to say about an element. They are plain attributes instead of a
 * component around the element, so that a table of a thousand buttons costs a thousand buttons and one tooltip.
 */
export function tipProps(tip: Tip): Record<`data-${string}`, string> {
  return {
    'data-tip': tip.title,
    ...(tip.reasons !== undefined &&
      tip.reasons.length > 0 && { 'data-tip-reasons': JSON.stringify(tip.reasons) }),
    ...(tip.keys !== undefined && { 'data-tip-keys': tip.keys }),
  }
}

/** Reads back what `tipProps` wrote; null when the element has no tooltip (any more). */
export function readTip(element: Element): Tip | null {
  const title = element.getAttribute('data-tip')
  if (title === null) return null
  const reasons = element.getAttribute('data-tip-reasons')
  return {
    title,
    reasons: reasons === null ? [] : (JSON.parse(reasons) as string[]),
    keys: element.getAttribute('data-tip-keys') ?? undefined,
  }
}
