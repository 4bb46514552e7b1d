/** Whether lists and objects lie deeper in each other than allowed; asked without recursion, so any depth will do. */
export function isNestedDeeper(value: unknown, most: number): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    const containers = level.filter(one => typeof one === 'object' && one !== null)
    if (containers.length > 0 && depth === most) return true
    level = containers.flatMap(container => Object.values(container as object))
  }
  return false
}
