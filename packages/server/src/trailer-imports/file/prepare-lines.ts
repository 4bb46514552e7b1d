import {
  IMPORT_PROBLEMS,
  IMPORT_REMEDIES,
  type ImportRefusal,
  type ImportRow,
  isRefusal,
  readImportRow,
} from '@tractrix/domain/trailer-imports'
import type { ImportLine } from './read-import-file.ts'

/** A line that was read: what it says, or why it is refused whatever stands in the yard. */
export type PreparedLine = ImportLine &
  ({ row: ImportRow; refusal: null } | { row: null; refusal: ImportRefusal })

/** Reads what each line says; a trailer that two lines speak of is taken from the first. */
export function prepareLines(lines: readonly ImportLine[]): PreparedLine[] {
  const saidIn = new Map<string, number>()
  return lines.map(line => {
    const read = line.refusal ?? readImportRow(line.cells)
    if (isRefusal(read)) return { ...line, row: null, refusal: read }
    const name = `${read.scac} ${read.serial}`
    const before = saidIn.get(name)
    if (before !== undefined) return { ...line, row: null, refusal: saidBefore(before) }
    saidIn.set(name, line.line)
    return { ...line, row: read, refusal: null }
  })
}

const saidBefore = (line: number): ImportRefusal => ({
  problem: IMPORT_PROBLEMS.of('said_before', { line }),
  remedy: IMPORT_REMEDIES.of('once'),
})
