import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { buildMove } from '../moves/testing/build-move.ts'
import { drawInSite, type InSite } from '../moves/testing/draw-in-site.tsx'
import { cutTexts } from '../platform/testing/cut-texts.ts'
import { PSEUDO_END, pseudo, speakPseudoLanguage } from '../platform/testing/pseudo-language.ts'
import { Header } from './shell/header/header.tsx'

const trailer = (serial: string) => ({ ...buildMove().trailer!, id: serial, serial })
const ended = (status: 'complete' | 'canceled' | 'error', serial: string) =>
  buildMove({ id: serial, status, trailer: trailer(serial) })

/** A console at 390 px, whose words are a third longer than the English ones. */
function openPhone(given: InSite) {
  drawInSite(
    <div style={{ height: 844, width: 390, display: 'flex', flexDirection: 'column' }}>
      <Header />
      <DashboardPage />
    </div>,
    {
      moves: [
        buildMove({ id: 'queued' }),
        buildMove({ id: 'running', status: 'in_progress', trailer: trailer('110022') }),
        buildMove({
          id: 'draft',
          status: 'draft',
          pendingAt: null,
          toZone: null,
          trailer: trailer('660291'),
        }),
      ],
      address: '/sites/site-1/queue',
      ...given,
      answers: {
        sites: () => ({ sites: [] }),
        latestError: () => ({ paginatedMoves: { totalCount: 0, moves: [] } }),
        historyMoves: () => ({
          paginatedMoves: {
            totalCount: 3,
            moves: [ended('complete', 'C1'), ended('canceled', 'C2'), ended('error', 'C3')],
          },
        }),
        ...given.answers,
      },
    },
  )
}

const nothingIsCut = () =>
  expect.poll(() => cutTexts(), { message: 'words that are cut', timeout: 5_000 }).toEqual([])

beforeEach(async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  speakPseudoLanguage()
})

it('a longer language finds what is cut', () => {
  const box = document.createElement('div')
  box.style.cssText = 'width: 60px; overflow: hidden; white-space: nowrap'
  box.textContent = `Nothing of this is short${PSEUDO_END}`
  document.body.append(box)
  onTestFinished(() => box.remove())
  expect(cutTexts()).toHaveLength(1)
  box.style.overflow = 'auto'
  expect(cutTexts()).toEqual([])
})

it('MV-QUE-01 OP-DSH-12 the queue on a phone cuts no word of a longer language', async () => {
  openPhone({})
  await expect.poll(() => document.body.textContent).toContain(PSEUDO_END)
  await nothingIsCut()
})

it.each(['2', '3', '4', '5', '6'])(
  'MV-HIS-01 tab %s of the history cuts no word of a longer language',
  async tab => {
    openPhone({ address: `/sites/site-1/queue?tab=${tab}` })
    await expect.poll(() => document.body.textContent).toContain(PSEUDO_END)
    await nothingIsCut()
  },
)

it('MV-MOD-13 the form of a move cuts no word of a longer language', async () => {
  openPhone({})
  await page
    .getByRole('button', { name: new RegExp(pseudo('Add Move')) })
    .first()
    .click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await nothingIsCut()
})

it('MV-DET-01 the menu of a move and its details cut no word of a longer language', async () => {
  openPhone({})
  await page
    .getByRole('button', { name: new RegExp(pseudo('More actions')) })
    .first()
    .click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await nothingIsCut()
  await page.getByRole('menuitem', { name: new RegExp(pseudo('Details')) }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await nothingIsCut()
})

it('MV-CNF-01 OP-NAV-23 a question and the menu of the person cut no word of a longer language', async () => {
  openPhone({})
  await page.getByRole('button', { name: new RegExp(pseudo('account of')) }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await nothingIsCut()
  await userEvent.keyboard('{Escape}')
  await page
    .getByRole('button', { name: new RegExp(pseudo('More actions')) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: new RegExp(pseudo('Cancel')) }).click()
  await expect.element(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
  await nothingIsCut()
})
