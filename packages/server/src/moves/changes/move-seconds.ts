/** Whole seconds from in progress to complete (MV-ENT-02); null for a move that never was in progress. */
export function moveSeconds(inProgressAt: string | null, completedAt: string): number | null {
  if (inProgressAt === null) return null
  return Math.max(0, Math.round((Date.parse(completedAt) - Date.parse(inProgressAt)) / 1000))
}
