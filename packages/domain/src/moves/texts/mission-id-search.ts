/** What the mission-ID search keeps of the input: letters, digits and hyphens (MV-VAL-41). */
export function missionIdSearchText(input: string): string {
  return input.replace(/[^A-Za-z0-9-]/g, '')
}
