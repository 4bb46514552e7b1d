/** Whether spots and doors have their numbers: from zoom 19 on (OP-OVL-16). */
export function showsSpotNames(step: 18 | 19 | 20): boolean {
  return step >= 19
}

/** A trailer's words: none at zoom 18, its serial at 19, carrier code and serial at 20 (OP-OVL-13, OP-OVL-14, OP-OVL-15). */
export function trailerText(step: 18 | 19 | 20, { scac, serial }: { scac: string; serial: string }): string {
  if (step === 18) return ''
  return step === 20 ? `${scac} ${serial}`.trim() : serial
}
