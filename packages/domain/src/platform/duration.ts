/** Seconds as `H:mm:ss`; empty when nothing or no usable number is known (MV-OPEN-29, MV-HIS-03). */
export function formatDuration(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds) || seconds < 0) return ''
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 3600)}:${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}`
}

/** Reads `H:mm:ss` back into seconds; null when the text is not one. */
export function parseDuration(text: string): number | null {
  const match = /^(\d{1,6}):([0-5]\d):([0-5]\d)$/.exec(text)
  return match === null ? null : Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3])
}

/** How long a status lasts: `8:14` under an hour, `1 h 12 m` under a day, then `2 d 3 h`. Negative ages count as 0. */
export function formatAge(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60)
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return `${minutes}:${twoDigits(whole % 60)}`
  if (hours < 24) return `${hours} h ${minutes % 60} m`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
