import { text } from 'node:stream/consumers'
import type { Download } from 'playwright-core'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { LIVELY_YARD } from './yards.ts'

const HEAD = 'scac;serial;dimensionCode;loaded;zone;notes'
const LINES = ['BULK;1;standard;loaded;;Tür 3', 'BULK;2;pup;empty;;', 'K;3;pup;empty;;']
/** As a spreadsheet of Windows writes it. */
const FILE = {
  name: 'gate.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...LINES].join('\r\n'), 'latin1'),
}

const textOf = async (download: Download) => text(await download.createReadStream())

journey(
  'OP-TRM-27 OP-TRM-30 OP-TRM-31 OP-MUT-06 many trailers come from a file, which is tried first and taken back in the end',
  async ({ visitor }) => {
    const { page, atQueueOf, shell } = await visitor()
    await atQueueOf(LIVELY_YARD)
    await shell.openTab('Inventory')
    const dialog = page.getByRole('dialog', { name: 'Add Trailer to Inventory' })
    const openBulkUpload = async () => {
      await page.getByRole('button', { name: 'Add Trailer to Inventory' }).click()
      await dialog.getByRole('tab', { name: 'Bulk Upload' }).click()
    }
    await openBulkUpload()
    const template = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download the template' }).click()
    expect(await textOf(await template)).toBe('scac,serial,dimensionCode,loaded,zone,notes\r\n')
    await dialog.getByLabel('File', { exact: true }).setInputFiles(FILE)
    await dialog.getByText('3 trailers').waitFor()
    await dialog.getByText('windows-1252').waitFor()
    expect(await dialog.getByRole('definition').allTextContents()).toEqual(['2', '0', '0', '1'])
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await dialog.getByRole('region', { name: 'Successful Uploads' }).getByText('BULK 1').waitFor()
    const errors = dialog.getByRole('region', { name: 'Errors' })
    await errors.getByText('Input must be between 2 and 4 characters').waitFor()
    const csv = page.waitForEvent('download')
    await errors.getByRole('link', { name: 'Errors as CSV' }).click()
    expect(await textOf(await csv)).toContain('K,3,pup,empty,,,4,Input must be between')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('row', { name: /BULK 1/ }).waitFor()
    await page.getByText('Tür 3').waitFor()

    await openBulkUpload()
    await dialog.getByRole('button', { name: 'Show', exact: true }).click()
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
    await dialog.getByText('2 taken back, 1 error').waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await eventually(() => page.getByText('Tür 3').count()).toBe(0)
  },
)
