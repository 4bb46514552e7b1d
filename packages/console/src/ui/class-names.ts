/** The class names that apply, as one string; those left out are false, null, undefined or empty. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
