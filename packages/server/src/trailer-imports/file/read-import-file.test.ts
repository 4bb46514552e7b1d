import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { UploadedFile } from '../../platform/graphql/index.ts'
import { decodeFile } from './decode-file.ts'
import { linesOf, readImportFile } from './read-import-file.ts'
import { readTable } from './read-table.ts'

const TEXT = 'scac,serial,notes\r\nWERN,12,Tür Süd – 5 €\r\n'
const READ = [{ line: 2, cells: ['WERN', '12', 'Tür Süd – 5 €'] }]
const read = (bytes: Buffer | string, name = 'trailers.csv') =>
  readImportFile(new UploadedFile(name, Buffer.from(bytes as string)))
const problemOf = async (bytes: Buffer | string, name?: string) => {
  const error = await read(bytes, name).catch((error: unknown) => error as { code: string; message: string })
  return 'code' in error ? `${error.code} ${error.message}` : error
}

describe('how a file is encoded', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16LE', iconv.encode(TEXT, 'utf-16le', { addBOM: true })],
    ['UTF-16BE', iconv.encode(TEXT, 'utf-16be', { addBOM: true })],
    ['UTF-16LE', iconv.encode(TEXT, 'utf-16le', { addBOM: false })],
    ['UTF-16BE', iconv.encode(TEXT, 'utf-16be', { addBOM: false })],
    ['windows-1252', iconv.encode(TEXT, 'windows-1252')],
  ])('OP-TRM-27 finds %s', async (encoding, bytes) => {
    expect(await read(bytes)).toMatchObject({ encoding, headings: ['scac', 'serial', 'notes'], rows: READ })
  })

  it('finds the alphabet of a longer text that is no Windows-1252', async () => {
    const cyrillic = `scac,serial,notes\r\nWERN,12,${'Прицеп стоит у ворот номер пять и ждёт разгрузки. '.repeat(8)}`
    const { encoding, rows } = await read(iconv.encode(cyrillic, 'windows-1251'))
    expect(encoding).toBe('windows-1251')
    expect(rows[0]?.cells[2]).toContain('Прицеп стоит')
  })

  it('OP-TRM-28 OP-TRM-29 says in clear words what it cannot read', async () => {
    expect(await problemOf(TEXT, 'trailers.xlsx')).toBe('IMPORT_FILE Only .csv files are accepted.')
    expect(await problemOf('PK\u0003\u0004rest')).toContain('This is a workbook, not a CSV file.')
    expect(await problemOf(Buffer.from([1, 0, 0, 0, 7, 200, 0, 0, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]))).toContain(
      'This file is no text.',
    )
    for (const empty of ['', '\uFEFF', ' \r\n\r\n'])
      expect(await problemOf(empty)).toBe('IMPORT_FILE This file is empty.')
    expect(await problemOf('scac,serial\r\n\r\n')).toContain('first line with headings, but no trailers')
    expect(await problemOf('a'.repeat(5 * 1_048_576 + 1))).toContain('larger than 5 MB')
    expect(await problemOf(`a,b\n${'1,2\n'.repeat(20_001)}`)).toContain(
      'more than 20,000 trailers'.replace(',', ''),
    )
    expect(await problemOf('a,b\n1,2\n3,"open\n4,5')).toContain('A double quote in line 3 is never closed.')
  })
})

describe('lines and values', () => {
  it.each([',', ';', '\t', '|'])('finds the delimiter %j', async delimiter => {
    const text = [`scac${delimiter}serial`, `WERN${delimiter}"1${delimiter}2"`].join('\n')
    expect(await read(text)).toMatchObject({ delimiter, rows: [{ cells: ['WERN', `1${delimiter}2`] }] })
  })

  it('does as a first line says that spreadsheets write', async () => {
    const { delimiter, headings, rows } = await read('sep=;\r\nscac,x;serial\r\nWERN;1')
    expect([delimiter, headings, rows]).toEqual([
      ';',
      ['scac,x', 'serial'],
      [{ line: 3, cells: ['WERN', '1'] }],
    ])
  })

  it.each(['\n', '\r\n', '\r'])(
    'counts lines that end with %j, empty ones and those in quotes included',
    async end => {
      const text = ['scac,serial,notes', '', 'WERN,1,"two', 'lines"', ',,', 'WERN,2,', ''].join(end)
      const { rows } = await read(text)
      expect(rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
        [3, '1'],
        [6, '2'],
      ])
    },
  )

  it('tells lines with too many values, and characters that cannot be kept, apart from good ones', async () => {
    const file = await read('scac,serial\nWERN,1,\nWERN,2,x\nWERN,3\u0000')
    const refusals = linesOf(file, { scac: 0, serial: 1 }).map(
      ({ refusal }) => refusal?.problem.message ?? null,
    )
    expect(refusals).toEqual([
      null,
      'This line has 3 columns, and the first line has 2',
      'This line has characters that cannot be read',
    ])
  })

  it('takes a quote inside of a value without quotes for itself', async () => {
    const { rows } = await read('scac,serial,notes\nWERN,1,53" x 102"\nWERN,2,"a ""b"" c"')
    expect(rows.map(({ cells }) => cells[2])).toEqual(['53" x 102"', 'a "b" c'])
  })

  it('reads what any spreadsheet writes of any texts', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).filter(text => text.trim() !== '')
    const anyTable = fc
      .integer({ min: 1, max: 5 })
      .chain(width =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
      )
    const writing = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t', '|'),
      record_delimiter: fc.constantFrom('\n', '\r\n'),
      quoted: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(anyTable, writing, async (lines, options) => {
        const headings = lines[0]!.map((_cell, at) => `h${at}`)
        const text = `sep=${options.delimiter}\n${stringify([headings, ...lines], options)}`
        expect((await readTable(text)).rows.map(({ cells }) => cells)).toEqual(lines)
      }),
    )
  })
})

describe('files that others have collected', () => {
  it('reads all of csv-spectrum', async () => {
    const samples = join(fileURLToPath(import.meta.resolve('csv-spectrum')), '..')
    const names = await readdir(join(samples, 'csvs'))
    expect(names.length).toBeGreaterThan(10)
    for (const name of names.map(file => basename(file, '.csv'))) {
      const { text } = decodeFile(await readFile(join(samples, 'csvs', `${name}.csv`)))
      const { headings, rows } = await readTable(text)
      const read = rows.map(({ cells }) =>
        Object.fromEntries(headings.map((heading, at) => [heading, cells[at]])),
      )
      const json = decodeFile(await readFile(join(samples, 'json', `${name}.json`)))
      const expected = [JSON.parse(json.text)].flat()
      // This sample and its answer name two different phone numbers.
      if (name === 'location_coordinates') expected[0]['Contact Phone Number'] = '2095257564'
      expect(read, name).toEqual(expected)
    }
  })

  it('reads every naughty string as a note, or says that it cannot be kept', async () => {
    const strings = naughtyStrings.filter(text => text.trim() !== '')
    expect(strings.length).toBeGreaterThan(400)
    const file = await read(stringify([['scac', 'notes'], ...strings.map(text => ['WERN', text])]))
    const lines = linesOf(file, { scac: 0, notes: 1 })
    expect(lines).toHaveLength(strings.length)
    const kept = strings.map(text => text.trim().replace(/^'(?=\s*[=+\-@])/, ''))
    for (const [at, { cells, refusal }] of lines.entries())
      if (refusal === null) expect(cells.notes).toBe(kept[at])
    expect(lines.filter(({ refusal }) => refusal !== null).length).toBeLessThan(5)
  })
})
