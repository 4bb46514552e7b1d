import { NOTES_CUT_LENGTH } from '../move/move-constants.ts'

/** Notes as a table shows them: the first 50 characters, and whether there is more (MV-DRA-05, MV-OPEN-52). */
export function cutNotes(notes: string | null): { text: string; isCut: boolean } {
  // By characters and not by code units, so that the cut never splits an emoji.
  const characters = [...(notes ?? '')]
  if (characters.length <= NOTES_CUT_LENGTH) return { text: notes ?? '', isCut: false }
  return { text: characters.slice(0, NOTES_CUT_LENGTH).join(''), isCut: true }
}
