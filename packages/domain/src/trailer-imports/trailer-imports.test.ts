import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IMPORT_COLUMNS, IMPORT_TEMPLATE, missingColumns } from './import-columns.ts'
import { ImportYard, type YardTrailer } from './import-yard.ts'
import { judgeImportRow } from './judge-import-row.ts'
import { duplicateHeadings, proposeColumns } from './propose-columns.ts'
import { type ImportRow, isRefusal, readImportCells, readImportRow } from './read-import-row.ts'

const row = (said: Partial<ImportRow> = {}): ImportRow => ({
  scac: 'WERN',
  serial: '1',
  dimensionCode: 'pup',
  loaded: true,
  zone: null,
  notes: null,
  ...said,
})
const read = (cells: Record<string, string>) => readImportRow(readImportCells(cells))
const wrongWith = (cells: Record<string, string>) => {
  const said = read({ scac: 'WERN', serial: '1', ...cells })
  return isRefusal(said) ? said.problem.message : null
}

describe('the columns of a file', () => {
  it('OP-OPEN-32 are those of the template, in its order', () => {
    expect(IMPORT_TEMPLATE).toBe('scac,serial,dimensionCode,loaded,zone,notes\r\n')
    expect(proposeColumns(IMPORT_TEMPLATE.trim().split(','))).toEqual(
      Object.fromEntries(IMPORT_COLUMNS.map((column, place) => [column, place])),
    )
  })

  it('OP-INV-05 are found in the headings of our own export and in others that mean the same', () => {
    const exported = ['Carrier', 'Trailer #', 'Size', 'Status', 'Location', 'Notes', 'Created At']
    expect(proposeColumns(exported)).toEqual({
      scac: 0,
      serial: 1,
      dimensionCode: 2,
      loaded: 3,
      zone: 4,
      notes: 5,
    })
    expect(proposeColumns(['carrier', 'SCAC', 'Trailer_Number', 'x'])).toEqual({ scac: 1, serial: 2 })
    expect(missingColumns(proposeColumns(['serial', '']))).toEqual(['scac'])
  })

  it('are told when they stand there twice', () => {
    expect(duplicateHeadings(['a', 'A ', '', '', 'b', 'a'])).toEqual(['a'])
  })
})

describe('what a line says', () => {
  it('OP-TRM-07 OP-OPEN-108 is kept as a form keeps it; an empty cell says nothing', () => {
    expect(
      read({ scac: ' wern ', serial: ' 74 4205b', loaded: 'YES', dimensionCode: '48 Dry', zone: ' P1 ' }),
    ).toEqual({
      scac: 'WERN',
      serial: '74 4205B',
      dimensionCode: 'dry_48',
      loaded: true,
      zone: 'P1',
      notes: null,
    })
  })

  it.each([
    [{ scac: '' }, 'Carrier is required'],
    [{ scac: 'K' }, 'Input must be between 2 and 4 characters'],
    [{ serial: '' }, 'Trailer # is required'],
    [{ serial: '7'.repeat(31) }, 'Trailer # must have at most 30 characters'],
    [{ dimensionCode: 'big' }, 'The trailer size big is not known'],
    [{ loaded: 'half' }, 'The status half is neither loaded nor empty'],
    [{ notes: 'n'.repeat(2_001) }, 'Notes must have at most 2000 characters'],
  ])('OP-TRM-05 OP-TRM-06 OP-TRM-08 OP-TRM-09 with %o is refused: %s', (cells, message) => {
    expect(wrongWith(cells)).toBe(message)
  })

  it('is without the apostrophe that keeps our export from being run as a formula', () => {
    expect(readImportCells({ notes: "'=1+1" }).notes).toBe('=1+1')
    expect(readImportCells({ notes: "'tis" }).notes).toBe("'tis")
  })

  it('never fails, whatever is in it', () => {
    const cells = fc.record(
      Object.fromEntries(IMPORT_COLUMNS.map(column => [column, fc.string({ unit: 'binary' })])),
    )
    fc.assert(
      fc.property(cells, each => {
        const said = read(each)
        if (isRefusal(said)) expect(said.remedy.message).not.toBe('')
        else expect(said.scac).toMatch(/^[A-Z]{2,4}$/)
      }),
    )
  })
})

describe('what a line means for the yard', () => {
  const zones = [
    { id: 'p1', name: 'P1', isSpot: true },
    { id: 'p2', name: 'P2', isSpot: true },
    { id: 'p2 small', name: 'p2', isSpot: true },
    { id: 'lane', name: 'Lane 4', isSpot: false },
  ]
  const here: YardTrailer = { id: 't', ...row(), zoneId: 'p1' }
  const judge = (said: Partial<ImportRow>, trailers: YardTrailer[] = []) => {
    const judged = judgeImportRow(row(said), new ImportYard(zones, trailers))
    return judged.kind === 'refused' ? judged.problem.message : judged
  }

  it('OP-TRM-14 OP-TRM-15 adds a trailer that is not on site, with size and status', () => {
    expect(judge({ zone: 'p1' })).toMatchObject({ kind: 'added', arrival: { zoneId: 'p1' } })
    expect(judge({ zone: 'p2' })).toMatchObject({ arrival: { zoneId: 'p2 small' } })
    expect(judge({})).toMatchObject({ kind: 'added', arrival: { zoneId: null } })
    expect(judge({ dimensionCode: null })).toBe('Trailer size is required')
    expect(judge({ loaded: null })).toBe('Status is required')
  })

  it('changes of a trailer on site what the line says otherwise, and only that', () => {
    const changed = { kind: 'changed', trailerId: 't' }
    expect(judge({ loaded: false, zone: 'P2' }, [here])).toEqual({
      ...changed,
      correction: { loaded: false, zoneId: 'p2' },
    })
    expect(judge({ dimensionCode: null, loaded: null, zone: 'P1' }, [here])).toEqual({
      kind: 'unchanged',
      trailerId: 't',
    })
    expect(judge({ notes: 'x' }, [here])).toEqual({ ...changed, correction: { notes: 'x' } })
  })

  it('MV-ERR-06 refuses places that are not there, are no spots or are taken', () => {
    expect(judge({ zone: 'P9' })).toBe('There is no spot P9')
    expect(judge({ zone: 'lane 4' })).toBe('Lane 4 is no spot for trailers')
    expect(judge({ serial: '2', zone: 'P1' }, [here])).toBe('Spot P1 is occupied by WERN 1')
  })

  it('of the yard as the lines before have left it', () => {
    const yard = new ImportYard(zones, [here])
    yard.put({ ...here, zoneId: 'p2' })
    expect(judgeImportRow(row({ serial: '2', zone: 'P1' }), yard).kind).toBe('added')
    expect(judgeImportRow(row({ serial: '2', zone: 'P2' }), yard).kind).toBe('refused')
  })
})
