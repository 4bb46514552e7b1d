/** Up to two letters for the avatar: first and last word of the name. */
export function initials(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter(word => word !== '')
  const first = words[0]?.[0] ?? '?'
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}
