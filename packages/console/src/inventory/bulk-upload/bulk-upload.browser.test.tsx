import { IMPORT_FILE_PROBLEMS, IMPORT_PROBLEMS, IMPORT_REMEDIES } from '@tractrix/domain/trailer-imports'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawInSite, type InSite } from '../../moves/testing/draw-in-site.tsx'
import type {
  TrailerImportFieldsFragment,
  TryTrailerImportMutation,
} from '../../platform/graphql/graphql.generated.ts'
import { openInventory } from '../testing/open-inventory.tsx'
import { BulkUploadNotices } from './bulk-upload-notices.tsx'
import { BulkUploadTab } from './bulk-upload-tab.tsx'

type Trial = TryTrailerImportMutation['tryTrailerImport']
type Import = TrailerImportFieldsFragment

const CSV = new File(['scac,serial,dimensionCode,loaded,zone,notes\r\nWERN,1,pup,empty,,'], 'gate.csv')
const COLUMNS: Trial['columns'] = (
  ['scac', 'serial', 'dimensionCode', 'loaded', 'zone', 'notes'] as const
).map((column, place) => ({ column, place }))
const problem = {
  line: 7,
  scac: 'K',
  serial: '190233',
  zone: '',
  status: 'refused' as const,
  errorMessage: 'Status is required',
  errorSentence: IMPORT_PROBLEMS.of('status_missing'),
  remedySentence: IMPORT_REMEDIES.of('status'),
}
const success = (line: number) => ({
  ...problem,
  line,
  scac: 'wern',
  serial: String(line),
  zone: `P${line}`,
  status: 'added' as const,
  errorMessage: null,
  errorSentence: null,
  remedySentence: null,
})
const trialOf = (changes: Partial<Trial> = {}): Trial => ({
  encoding: 'UTF-8',
  headings: COLUMNS.map(({ column }) => column),
  duplicateHeadings: [],
  columns: COLUMNS,
  areColumnsRemembered: false,
  missingColumns: [],
  rowCount: 64,
  addedCount: 50,
  changedCount: 7,
  unchangedCount: 6,
  refusedCount: 1,
  refusedRows: [problem],
  ...changes,
})
let imports = 0
const importOf = (changes: Partial<Import> = {}): Import => ({
  id: `import-${imports}`,
  siteId: 'site-1',
  fileName: 'gate.csv',
  status: 'running',
  rowCount: 64,
  waitingCount: 64,
  addedCount: 0,
  changedCount: 0,
  unchangedCount: 0,
  refusedCount: 0,
  takenBackCount: 0,
  keptCount: 0,
  createdAt: '2026-05-12T09:40:00.000Z',
  updatedAt: '2026-05-12T09:40:00.000Z',
  ...changes,
})
const DONE = { status: 'done', waitingCount: 0, addedCount: 50, changedCount: 13, refusedCount: 1 } as const

const upload = () => page.getByRole('button', { name: 'Upload', exact: true })
const chooseFile = (file: File) => userEvent.upload(page.getByLabelText('File', { exact: true }), file)
const off = (button: ReturnType<typeof upload>) =>
  expect.element(button).toHaveAttribute('aria-disabled', 'true')

function Tab() {
  const [isOpen, setOpen] = useState(true)
  return (
    <div style={{ width: 650 }}>
      {isOpen && <BulkUploadTab onClose={() => setOpen(false)} drawFoot={buttons => buttons} />}
      {!isOpen && (
        <button type="button" onClick={() => setOpen(true)}>
          Open again
        </button>
      )}
      <BulkUploadNotices />
    </div>
  )
}

function openTab(given: InSite & { newest?: () => Import | null } = {}) {
  imports += 1
  let now = importOf()
  const { newest = () => null } = given
  const drawn = drawInSite(<Tab />, {
    ...given,
    answers: {
      lastTrailerImports: () => ({ trailerImports: [newest()].filter(each => each !== null) }),
      tryTrailerImport: () => ({ tryTrailerImport: trialOf() }),
      importTrailers: () => ({ importTrailers: now }),
      trailerImport: () => ({ trailerImport: now }),
      trailerImportRows: () => ({
        trailerImport: {
          id: now.id,
          rows: (args: { status: string[] }) =>
            args.status.includes('refused')
              ? [problem]
              : Array.from({ length: 9 }, (_, at) => success(at + 1)),
        },
      }),
      ...given.answers,
    },
  })
  const tell = (changes: Partial<Import>) => {
    now = importOf(changes)
    drawn.network.tell('trailerImportUpdates', {
      operation: 'update',
      trailerImportId: now.id,
      trailerImport: now,
    })
  }
  return { ...drawn, tell }
}

describe('Bulk Upload', () => {
  it('OP-TRM-28 OP-TRM-29 needs a .csv file, and offers the template', async () => {
    const { sent } = openTab()
    await off(upload())
    await upload().hover()
    await expect.element(page.getByText('File is required')).toBeVisible()
    const template = page.getByRole('link', { name: 'Download the template' })
    expect(decodeURIComponent(template.element().getAttribute('href') ?? '')).toBe(
      'data:text/csv;charset=utf-8,scac,serial,dimensionCode,loaded,zone,notes\r\n',
    )
    await chooseFile(new File(['PK'], 'gate.xlsx'))
    await expect.element(page.getByRole('alert')).toHaveTextContent('Only .csv files are accepted.')
    await off(upload())
    expect(sent).toEqual([])
  })

  it('OP-TRM-27 OP-TRM-30 OP-TRM-31 tries the file, uploads it, locks while it runs and shows what became of it', async () => {
    const { sent, tell } = openTab()
    await chooseFile(CSV)
    await expect.element(page.getByText('64 trailers, 63 bytes, UTF-8')).toBeVisible()
    const counts = page
      .getByRole('definition')
      .elements()
      .map(each => each.textContent)
    expect(counts).toEqual(['50', '7', '6', '1'])
    await expect.element(page.getByText(/^Status is required/)).toBeVisible()
    await expect.element(page.getByText('Write loaded or empty')).toBeVisible()
    await upload().click()
    await expect.element(page.getByText('locked while it runs')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Uploading' })).toHaveAttribute('aria-busy', 'true')
    expect(sent.map(({ operation }) => operation)).toEqual(['TryTrailerImport', 'ImportTrailers'])
    expect(sent[1]?.variables).toMatchObject({ siteId: 'site-1', columns: COLUMNS })
    expect(sent[1]?.variables.trailersFile).toHaveProperty('name', 'gate.csv')
    tell({ waitingCount: 23, addedCount: 39, refusedCount: 2 })
    await expect.element(page.getByText('41 of 64 trailers')).toBeVisible()
    await expect.element(page.getByText('39 added, 2 errors')).toBeVisible()
    await expect
      .element(page.getByRole('progressbar', { name: 'Uploading' }))
      .toHaveAttribute('aria-valuenow', '41')
    tell(DONE)
    const errors = page.getByRole('region', { name: 'Errors' })
    await expect.element(errors.getByText('line 7')).toBeVisible()
    await expect
      .element(errors.getByRole('link', { name: 'Errors as CSV' }))
      .toHaveAttribute('href', `/sites/site-1/trailer-imports/import-${imports}/errors`)
    const good = page.getByRole('region', { name: 'Successful Uploads' })
    await expect.element(good.getByText('WERN 1')).toBeVisible()
    expect(good.getByRole('listitem').elements()).toHaveLength(6)
    await good.getByRole('button', { name: 'Show all 63' }).click()
    expect(good.getByRole('listitem').elements()).toHaveLength(9)
    await page.getByRole('button', { name: 'Upload another file' }).click()
    await expect.element(page.getByText('Drop a .csv file here, or')).toBeVisible()
  })

  it('OP-OPEN-32 lets a person choose the columns that the headings do not tell, and tries again', async () => {
    const { sent } = openTab({
      answers: {
        tryTrailerImport: ({ columns }: { columns?: Trial['columns'] }) => ({
          tryTrailerImport: trialOf({
            headings: ['a', 'b'],
            ...(columns === undefined ? { columns: [], missingColumns: ['scac', 'serial'] } : {}),
            ...(columns?.length === 1 ? { columns, missingColumns: ['serial'] } : {}),
            ...(columns?.length === 2 ? { columns } : {}),
          }),
        }),
      },
    })
    await chooseFile(CSV)
    await expect.element(page.getByText(/Choose which columns hold the carrier/)).toBeVisible()
    await off(upload())
    await page.getByRole('combobox', { name: 'scac' }).click()
    await page.getByRole('option', { name: /^a/ }).click()
    await expect.element(page.getByRole('combobox', { name: 'scac' })).toHaveTextContent('a')
    await page.getByRole('combobox', { name: 'serial' }).click()
    await page.getByRole('option', { name: /^b/ }).click()
    await expect.element(upload()).not.toHaveAttribute('aria-disabled')
    expect(sent.at(-1)?.variables.columns).toEqual([
      { column: 'scac', place: 0 },
      { column: 'serial', place: 1 },
    ])
  })

  it('says what the server cannot read, and takes a file that is dropped', async () => {
    const sentence = IMPORT_FILE_PROBLEMS.of('no_rows')
    openTab({
      answers: {
        tryTrailerImport: () => {
          throw new Error(sentence.message)
        },
      },
    })
    const files = new DataTransfer()
    files.items.add(CSV)
    const place = document.querySelector('[data-part=drop-place]')
    place?.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }))
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence.message)
    await off(upload())
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect.element(page.getByText('Drop a .csv file here, or')).toBeVisible()
  })

  it('OP-TRM-30 goes on when it is closed: a toast tells the result, and the tab finds it again', async () => {
    let newest: Import | null = null
    const { tell } = openTab({ newest: () => newest })
    await chooseFile(CSV)
    await upload().click()
    await page.getByRole('button', { name: 'Close' }).click()
    newest = importOf()
    await page.getByRole('button', { name: 'Open again' }).click()
    await expect.element(page.getByText('locked while it runs')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    tell(DONE)
    await expect.element(page.getByText('gate.csv was uploaded')).toBeVisible()
    await expect.element(page.getByText('50 added, 13 changed, 1 error')).toBeVisible()
  })

  it('takes an upload back after a question, or says why it cannot be', async () => {
    let refused = true
    const { tell, sent } = openTab({
      newest: () => importOf(DONE),
      answers: {
        takeBackTrailerImport: () => {
          if (refused) throw new Error('1 trailer was changed since: WERN 1.')
          const updatedAt = '2026-05-12T09:40:01.000Z'
          return { takeBackTrailerImport: importOf({ ...DONE, status: 'taking_back', updatedAt }) }
        },
      },
    })
    tell(DONE)
    await page.getByRole('button', { name: 'Show' }).click()
    const takeBack = async () => {
      await page.getByRole('button', { name: 'Take back' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    }
    await takeBack()
    await expect.element(page.getByRole('alert')).toHaveTextContent('1 trailer was changed since: WERN 1.')
    refused = false
    await takeBack()
    await expect
      .element(page.getByRole('progressbar', { name: 'Taking back' }))
      .toHaveAttribute('aria-valuemax', '63')
    expect(sent.map(({ operation }) => operation)).toEqual(['TakeBackTrailerImport', 'TakeBackTrailerImport'])
    const updatedAt = '2026-05-12T09:40:01.100Z'
    tell({ status: 'taken_back', waitingCount: 0, takenBackCount: 63, refusedCount: 1, updatedAt })
    await expect.element(page.getByText('63 taken back, 1 error')).toBeVisible()
    expect(page.getByRole('button', { name: 'Take back' }).elements()).toEqual([])
  })

  it('shows how it ended also when the answer to the order comes after that', async () => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    const { tell, sent } = openTab({
      newest: () => importOf(DONE),
      answers: {
        takeBackTrailerImport: async () => {
          await answered
          const updatedAt = '2026-05-12T09:40:01.000Z'
          return { takeBackTrailerImport: importOf({ ...DONE, status: 'taking_back', updatedAt }) }
        },
      },
    })
    tell(DONE)
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
    await expect.poll(() => sent.length).toBe(1)
    const updatedAt = '2026-05-12T09:40:01.100Z'
    tell({ status: 'taken_back', waitingCount: 0, takenBackCount: 63, refusedCount: 1, updatedAt })
    await expect.element(page.getByText('63 taken back, 1 error')).toBeInTheDocument()
    answer()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(page.getByText('63 taken back, 1 error')).toBeVisible()
  })
})

it.each([
  [true, ['Single Trailer', 'Bulk Upload']],
  [false, ['Single Trailer']],
])('OP-TRM-02 OP-TRM-32 OP-OPEN-35 with the switch %s the dialog has these tabs', async (on, tabs) => {
  openInventory({
    config: { enableTrailerBulkUpload: on },
    answers: { lastTrailerImports: () => ({ trailerImports: [] }) },
  })
  await page.getByRole('button', { name: 'Add Trailer to Inventory' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Trailer to Inventory' })
  await expect.element(dialog.getByRole('tab').first()).toBeVisible()
  expect(
    dialog
      .getByRole('tab')
      .elements()
      .map(each => each.textContent),
  ).toEqual(tabs)
  if (!on) return
  await dialog.getByRole('tab', { name: 'Bulk Upload' }).click()
  await expect.element(dialog.getByText('Drop a .csv file here, or')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Add', exact: true }).elements()).toEqual([])
})
