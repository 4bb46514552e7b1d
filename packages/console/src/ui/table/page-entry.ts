/**
 * The page that a typed text means: a whole number from 1 to `pageCount`. Null for anything else, which is not
 * accepted (MV-PAG-05).
 */
export function parsePageEntry(text: string, pageCount: number): number | null {
  const trimmed = text.trim()
  if (!/^\d{1,9}$/.test(trimmed)) return null
  const page = Number(trimmed)
  return page >= 1 && page <= pageCount ? page : null
}
