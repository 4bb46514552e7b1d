import type { User } from '@tractrix/domain/users'
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addYard, ask, personAt, type TestYard, testApp } from '../moves/test-yard.ts'
import { json } from '../platform/db/index.ts'
import { eventsOf } from '../platform/event-log/test-events.ts'
import { UploadedFile } from '../platform/graphql/index.ts'
import { importBatch } from './job/import-batch.ts'
import { ImportWorker } from './job/import-worker.ts'
import { takeBackBatch } from './job/take-back-batch.ts'

const HEAD = 'scac,serial,dimensionCode,loaded,zone,notes'
const IMPORT = `id fileName status rowCount waitingCount addedCount changedCount unchangedCount refusedCount takenBackCount
  keptCount finishedAt updatedAt rows(take: 1000) { line scac serial status errorMessage remedy trailer { id } }`

let app: Awaited<ReturnType<typeof testApp>>
let worker: ImportWorker
let yard: TestYard
let yards = 0

beforeAll(async () => {
  app = await testApp()
  worker = new ImportWorker(app)
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Imports${++yards}`)
  await configure({ enableTrailerBulkUpload: true })
  for (const name of ['P1', 'P2', 'P3']) await yard.addZone(name)
})

const configure = (config: object) =>
  app.db.kysely
    .updateTable('sites')
    .set({ config: json(config) })
    .where('id', '=', yard.siteId)
    .execute()
const fileOf = (lines: readonly string[], name = 'gate.csv') =>
  new UploadedFile(name, Buffer.from([HEAD, ...lines].join('\r\n')))
const send = (field: string, asked: string, file: UploadedFile, by: User = yard.operator, columns?: object) =>
  ask(
    app,
    by,
    `mutation($siteId: ID!, $trailersFile: Upload!, $columns: [TrailerImportColumnInput!]) {
      answer: ${field}(siteId: $siteId, trailersFile: $trailersFile, columns: $columns) { ${asked} }
    }`,
    { siteId: yard.siteId, trailersFile: file, ...(columns ? { columns } : {}) },
  )

interface ImportAnswer {
  id: string
  status: string
  rows: { line: number; serial: string; status: string; errorMessage: string | null; remedy: string | null }[]
  [count: string]: unknown
}
const answerOf = ({ data, messages }: Awaited<ReturnType<typeof ask>>) => {
  expect(messages).toEqual([])
  return data?.answer as ImportAnswer
}
const begin = async (lines: readonly string[]) =>
  answerOf(await send('importTrailers', IMPORT, fileOf(lines))).id
const read = async (id: string) =>
  answerOf(
    await ask(app, yard.operator, `query($id: ID!) { answer: trailerImport(id: $id) { ${IMPORT} } }`, { id }),
  )
const upload = async (lines: readonly string[]) => {
  const id = await begin(lines)
  await worker.finish()
  return read(id)
}
const takeBack = (id: string, by: User = yard.operator) =>
  ask(app, by, `mutation($id: ID!) { answer: takeBackTrailerImport(id: $id) { ${IMPORT} } }`, { id })
const onSite = () =>
  app.db.kysely
    .selectFrom('trailers')
    .select(['id', 'scac', 'serial', 'loaded', 'notes', 'zone_id', 'dimension_code'])
    .where('site_id', '=', yard.siteId)
    .where('archived', '=', false)
    .orderBy('serial')
    .execute()
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `WERN,${from + at},standard,loaded,,note ${from + at}`)

describe('a file of trailers', () => {
  it('OP-TRM-31 OP-OPEN-32 OP-MUT-06 takes the good lines over and says of the others what is wrong and how to mend it', async () => {
    await yard.addTrailer('55', { zoneId: await yard.addZone('P9') })
    const done = await upload([
      'wern,744205,standard,loaded,p1,seal 12',
      'WERN,1-2,standard,loaded,P2,',
      'K,190233,standard,loaded,P2,',
      'SWFT,1,huge,loaded,P2,',
      'SWFT,2,standard,maybe,P2,',
      'SWFT,3,standard,,P2,',
      'SWFT,4,,empty,P2,',
      'SWFT,5,standard,empty,P9,',
      'SWFT,6,standard,empty,Nowhere,',
      'WERN,744205,standard,empty,P3,',
      'ODFL,7,48 dry,Empty,,',
    ])
    expect(done).toMatchObject({
      status: 'done',
      rowCount: 11,
      addedCount: 2,
      refusedCount: 9,
      waitingCount: 0,
    })
    expect(done.rows.map(({ line, errorMessage }) => [line, errorMessage])).toEqual([
      [2, null],
      [3, 'Trailer # must contain only letters, numbers or spaces'],
      [4, 'Input must be between 2 and 4 characters'],
      [5, 'The trailer size huge is not known'],
      [6, 'The status maybe is neither loaded nor empty'],
      [7, 'Status is required'],
      [8, 'Trailer size is required'],
      [9, 'Spot P9 is occupied by TEST 55'],
      [10, 'There is no spot Nowhere'],
      [11, 'This trailer already stands in line 2'],
      [12, null],
    ])
    for (const { errorMessage, remedy } of done.rows) expect(remedy === null).toBe(errorMessage === null)
    expect(await onSite()).toMatchObject([
      { scac: 'TEST', serial: '55' },
      { scac: 'ODFL', serial: '7', loaded: false, dimension_code: 'dry_48', zone_id: null },
      { scac: 'WERN', serial: '744205', loaded: true, notes: 'seal 12', dimension_code: 'standard' },
    ])
  })

  it('OP-TRM-27 the same file again changes nothing, and another one changes what it says', async () => {
    const lines = ['WERN,1,standard,loaded,P1,a', 'WERN,2,pup,empty,P2,b']
    await upload(lines)
    const before = await onSite()
    const again = await upload(lines)
    expect(again).toMatchObject({ addedCount: 0, changedCount: 0, unchangedCount: 2, refusedCount: 0 })
    expect(await onSite()).toEqual(before)
    const other = await upload(['WERN,1,,empty,P3,', 'WERN,2,,,,'])
    expect(other).toMatchObject({ changedCount: 1, unchangedCount: 1 })
    expect(await onSite()).toMatchObject([
      { serial: '1', loaded: false, notes: 'a', dimension_code: 'standard' },
      { serial: '2', loaded: false, notes: 'b' },
    ])
  })

  it('tells in the history of each trailer by which import it came and changed', async () => {
    const first = await upload(['WERN,1,standard,loaded,P1,a'])
    const second = await upload(['WERN,1,standard,empty,P1,a'])
    const [trailer] = await onSite()
    expect(await eventsOf(app.db.kysely, trailer!.id)).toMatchObject([
      { name: 'trailer.checked_in', data: { importId: first.id, changes: { serial: { to: '1' } } } },
      {
        name: 'trailer.edited',
        data: { importId: second.id, changes: { loaded: { from: true, to: false } } },
      },
    ])
    expect((await eventsOf(app.db.kysely, first.id)).map(({ name }) => name)).toEqual([
      'trailer_import.started',
      'trailer_import.finished',
    ])
  })

  it('takes every naughty string over as the note of a trailer, as it is written', async () => {
    const notes = naughtyStrings.map(text => text.trim()).filter(text => text !== '')
    const lines = notes.map((note, at) => ['NICE', String(at), 'pup', 'empty', '', note])
    const file = new UploadedFile('naughty.csv', Buffer.from(stringify([HEAD.split(','), ...lines])))
    const tried = answerOf(await send('tryTrailerImport', 'addedCount refusedCount', file))
    const { id } = answerOf(await send('importTrailers', 'id', file))
    await worker.finish()
    const { addedCount, refusedCount } = await read(id)
    expect([addedCount, refusedCount]).toEqual([tried.addedCount, tried.refusedCount])
    expect(Number(refusedCount)).toBeLessThan(5)
    const kept = await onSite()
    expect(kept).toHaveLength(Number(addedCount))
    for (const { serial, notes: note } of kept)
      expect(note).toBe(notes[Number(serial)]!.replace(/^'(?=\s*[=+\-@])/, ''))
  })

  it('OP-TRM-32 OP-OPEN-35 is refused at a site whose switch is off', async () => {
    await configure({ enableTrailerBulkUpload: false })
    for (const field of ['tryTrailerImport', 'importTrailers'])
      expect((await send(field, '__typename', fileOf(many(1)))).codes).toEqual(['BULK_UPLOAD_OFF'])
    expect(await onSite()).toEqual([])
  })

  it('OP-ROL-03 is refused to people of other sites, who do not see imports of this one either', async () => {
    const { id } = await upload(many(1))
    const stranger = personAt('Stranger', [])
    const other = await addYard(app, `ImportsOther${yards}`)
    for (const by of [stranger, other.operator]) {
      expect((await send('importTrailers', 'id', fileOf(many(1)), by)).codes).toEqual(['UNAUTHORIZED'])
      expect((await takeBack(id, by)).codes).toEqual(['UNAUTHORIZED'])
    }
    const query = 'query($id: ID!) { trailerImport(id: $id) { id } }'
    expect((await ask(app, other.operator, query, { id })).data).toEqual({ trailerImport: null })
  })
})

describe('a trial', () => {
  const TRIAL = `encoding delimiter headings duplicateHeadings columns { column place } areColumnsRemembered missingColumns
    rowCount addedCount changedCount unchangedCount refusedCount refusedRows { line errorMessage remedy }`
  const attempt = async (file: UploadedFile, columns?: object) =>
    answerOf(await send('tryTrailerImport', TRIAL, file, yard.operator, columns))

  it('OP-TRM-27 counts what would become of every line of the file, and changes nothing', async () => {
    await upload(['WERN,1,standard,loaded,P1,a', 'WERN,2,standard,loaded,P2,b'])
    const before = await onSite()
    const lines = ['WERN,1,,,P3,', 'WERN,2,,,,', 'WERN,3,standard,empty,P1,', 'WERN,4,standard,empty,P2,']
    const tried = await attempt(fileOf([...lines, ...many(2_000, 100)]))
    expect(tried).toMatchObject({
      rowCount: 2_004,
      addedCount: 2_001,
      changedCount: 1,
      unchangedCount: 1,
      refusedCount: 1,
    })
    expect(tried.refusedRows).toMatchObject([{ line: 5, errorMessage: 'Spot P2 is occupied by WERN 2' }])
    expect(await onSite()).toEqual(before)
    const done = await upload(lines)
    expect(done).toMatchObject({ addedCount: 1, changedCount: 1, unchangedCount: 1, refusedCount: 1 })
  })

  it('proposes the columns by their headings, and remembers what a person chose', async () => {
    const file = new UploadedFile(
      'list.csv',
      Buffer.from('Ref;Trailer #;Carrier;Ref;Kind;Size\r\nx;12;wern;y;loaded;pup'),
    )
    const proposed = await attempt(file)
    expect(proposed).toMatchObject({
      delimiter: ';',
      duplicateHeadings: ['Ref'],
      columns: [
        { column: 'scac', place: 2 },
        { column: 'serial', place: 1 },
        { column: 'dimensionCode', place: 5 },
      ],
      areColumnsRemembered: false,
      refusedCount: 1,
    })
    const columns = [...(proposed.columns as object[]), { column: 'loaded', place: 4 }]
    expect(await attempt(file, columns)).toMatchObject({ addedCount: 1, refusedCount: 0 })
    answerOf(await send('importTrailers', 'id', file, yard.operator, columns))
    expect(await attempt(file)).toMatchObject({
      columns: expect.arrayContaining(columns),
      areColumnsRemembered: true,
    })
  })

  it('asks for the columns that name a trailer, and refuses columns that cannot be', async () => {
    const file = new UploadedFile('list.csv', Buffer.from('a,b\n1,2'))
    expect(await attempt(file)).toMatchObject({
      missingColumns: ['scac', 'serial'],
      rowCount: 1,
      addedCount: 0,
    })
    const without = await send('importTrailers', 'id', file)
    expect([without.codes, without.messages]).toEqual([
      ['IMPORT_FILE'],
      ['The file has no column for scac, serial. Choose which one it is.'],
    ])
    for (const columns of [
      [{ column: 'scac', place: 2 }],
      [{ column: 'scac', place: -1 }],
      [
        { column: 'scac', place: 0 },
        { column: 'scac', place: 1 },
      ],
    ])
      expect((await send('tryTrailerImport', TRIAL, file, yard.operator, columns)).codes).toEqual([
        'BAD_INPUT',
      ])
  })
})

describe('the work on imports', () => {
  it('goes on where a server ended, and takes no line twice', async () => {
    const id = await begin(many(50))
    const which = { id, siteId: yard.siteId }
    await importBatch(app, which, 20)
    // A server that dies in the middle of a batch leaves nothing of it behind.
    const transaction: typeof app.db.transaction = work =>
      app.db.transaction(async trx => {
        await work(trx)
        throw new Error('kill -9')
      })
    const dying = { ...app, db: { ...app.db, transaction } }
    await expect(importBatch(dying, which, 20)).rejects.toThrow('kill -9')
    expect(await read(id)).toMatchObject({ status: 'running', addedCount: 20, waitingCount: 30 })
    await new ImportWorker(app).finish()
    expect(await read(id)).toMatchObject({ status: 'done', addedCount: 50, refusedCount: 0 })
    expect(await onSite()).toHaveLength(50)
  })

  it('is shared by two servers and two imports at once without doubles', async () => {
    const first = await begin(many(60))
    const second = await begin(many(60, 30))
    await Promise.all([new ImportWorker(app).finish(), new ImportWorker(app).finish()])
    const [one, two] = [await read(first), await read(second)]
    expect([one.status, two.status]).toEqual(['done', 'done'])
    expect([one.refusedCount, two.refusedCount]).toEqual([0, 0])
    expect(Number(one.addedCount) + Number(two.addedCount)).toBe(90)
    expect(Number(one.unchangedCount) + Number(two.unchangedCount)).toBe(30)
    expect(await onSite()).toHaveLength(90)
  })

  it('gives up a line that fails for a reason nobody foresaw, and goes on with the others', async () => {
    const id = await begin([
      'WERN,1,standard,loaded,,',
      'WERN,2,standard,loaded,,',
      'WERN,3,standard,loaded,,',
    ])
    await app.db.pool.query(
      `alter table trailers add constraint no_two check (site_id <> '${yard.siteId}' or serial <> '2')`,
    )
    await worker.finish()
    await app.db.pool.query('alter table trailers drop constraint no_two')
    const done = await read(id)
    expect(done).toMatchObject({ status: 'done', addedCount: 2, refusedCount: 1 })
    expect(done.rows[1]).toMatchObject({
      status: 'refused',
      errorMessage: 'This line could not be taken over',
    })
  })

  it('begins by itself as soon as a file is there, and ends with the server', async () => {
    const running = new ImportWorker(app)
    running.start()
    const id = await begin(many(3))
    running.wake()
    await expect.poll(async () => (await read(id)).status).toBe('done')
    await running.close()
    const later = await begin(many(3, 10))
    expect(await read(later)).toMatchObject({ status: 'running', waitingCount: 3 })
    await worker.finish()
  })
})

describe('taking back', () => {
  it('removes what the import added and restores what it changed, whatever ends the server in between', async () => {
    await upload(['WERN,1,standard,loaded,P1,a', 'WERN,2,pup,loaded,P3,b', 'WERN,3,standard,loaded,,'])
    const before = await onSite()
    const { id } = await upload(['WERN,1,pup,empty,P2,new', 'WERN,4,standard,loaded,P1,', ...many(30, 100)])
    expect((await onSite()).length).toBeGreaterThan(before.length)
    const began = answerOf(await takeBack(id))
    expect(began.status).toBe('taking_back')
    app.clock.advance(1)
    await takeBackBatch(app, { id, siteId: yard.siteId }, 20)
    const halfway = await read(id)
    app.clock.advance(1)
    await new ImportWorker(app).finish()
    const taken = await read(id)
    const steps = [began, halfway, taken].map(({ updatedAt }) => updatedAt)
    expect(steps, 'each answer is later than the one before').toEqual([...new Set(steps)].sort())
    expect(taken).toMatchObject({ status: 'taken_back', takenBackCount: 32, keptCount: 0, addedCount: 0 })
    expect(await onSite()).toEqual(before)
    const again = await takeBack(id)
    expect(again.messages).toEqual(['This import was already taken back.'])
  })

  it('is refused once anything else has happened to one of its trailers', async () => {
    const { id } = await upload(['WERN,1,standard,loaded,P1,', 'WERN,2,standard,loaded,P2,'])
    const [first] = await onSite()
    const update = 'mutation($id: ID!) { updateTrailer(id: $id, notes: "seen") { id } }'
    await ask(app, yard.operator, update, { id: first!.id })
    const refused = await takeBack(id)
    expect([refused.codes, refused.messages]).toEqual([
      ['IMPORT_STATE'],
      ['1 trailer was changed since: WERN 1. This import can no longer be taken back.'],
    ])
    expect(await onSite()).toHaveLength(2)
  })

  it('is refused once a move was made for one of its trailers', async () => {
    const { id } = await upload(['WERN,1,standard,loaded,P1,'])
    const [trailer] = await onSite()
    await ask(
      app,
      yard.operator,
      'mutation($siteId: ID!, $id: ID!) { createDraftMove(siteId: $siteId, type: trailer, moveCategory: production, trailerId: $id) { id } }',
      { siteId: yard.siteId, id: trailer!.id },
    )
    expect((await takeBack(id)).codes).toEqual(['IMPORT_STATE'])
  })

  it('keeps a trailer that changes while it goes on', async () => {
    const { id } = await upload(many(30))
    answerOf(await takeBack(id))
    await takeBackBatch(app, { id, siteId: yard.siteId }, 20)
    const [left] = await onSite()
    const update = 'mutation($id: ID!) { updateTrailer(id: $id, notes: "seen") { id } }'
    await ask(app, yard.operator, update, { id: left!.id })
    await worker.finish()
    expect(await read(id)).toMatchObject({ status: 'taken_back', takenBackCount: 29, keptCount: 1 })
    expect((await onSite()).map(({ id }) => id)).toEqual([left!.id])
  })

  it('is refused while the import runs and when it changed nothing', async () => {
    const id = await begin(many(1))
    expect((await takeBack(id)).messages).toEqual(['This import is still running.'])
    await worker.finish()
    const { id: same } = await upload(many(1))
    expect((await takeBack(same)).messages).toEqual(['This import changed nothing.'])
  })
})
