/** Calls a listener when the pointer comes over something else; targets are compared by what is in them. */
export function hoverTarget<Target>(
  onHover: (target: Target | null) => void,
): (target: Target | null) => void {
  let last = 'null'
  return target => {
    const text = JSON.stringify(target)
    if (text === last) return
    last = text
    onHover(target)
  }
}
