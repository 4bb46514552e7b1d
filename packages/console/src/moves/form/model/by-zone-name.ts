const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** E2 before E10. */
export function byZoneName(a: { name: string }, b: { name: string }): number {
  return names.compare(a.name, b.name)
}
