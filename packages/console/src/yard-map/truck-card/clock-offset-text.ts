import { formatAge } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'

/** `+0.2 s`, `−40 s`, `+1 h 0 min`: how far a truck's clock is ahead of the server's, or behind it. */
export function clockOffsetText(seconds: number): string {
  const size = Math.abs(seconds)
  const amount = size < 60 ? t('{seconds} s', { seconds: size }) : formatAge(size * 1000)
  return `${seconds < 0 ? '−' : '+'}${amount}`
}
