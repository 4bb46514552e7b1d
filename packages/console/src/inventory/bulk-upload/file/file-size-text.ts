import { t } from '../../../platform/words.ts'

/** The size of a file as people say it, from a number of bytes: `3.1 KB`. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1_024) return t('{count} bytes', { count: bytes })
  if (bytes < 1_048_576) return t('{count} KB', { count: (bytes / 1_024).toFixed(1) })
  return t('{count} MB', { count: (bytes / 1_048_576).toFixed(1) })
}
