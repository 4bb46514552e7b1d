/** Reads an optional text as it came in; empty counts as null, left out stays left out. */
export function readText<Given extends string | null | undefined>(
  text: Given,
): string | null | Extract<Given, undefined> {
  return text === undefined ? (undefined as Extract<Given, undefined>) : text || null
}
