import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawInSite, type InSite } from '../../moves/testing/draw-in-site.tsx'
import type { HistoryWhere } from '../../platform/graphql/graphql.generated.ts'
import { buildLine, buildMoved } from '../testing/build-line.ts'
import type { HistoryLine } from '../words/history-line.ts'
import { HistoryPage } from './history-page.tsx'
import { HISTORY_PAGE_SIZE } from './use-site-history.ts'

interface Asked {
  where: HistoryWhere
  take: number
  before: string | null
}

function drawPage(lines: readonly HistoryLine[], given: InSite & { width?: number } = {}) {
  const asked: Asked[] = []
  const { width = 1300, ...site } = given
  drawInSite(
    <div style={{ height: 700, width, display: 'flex' }}>
      <HistoryPage />
    </div>,
    {
      role: 'Manager',
      address: '/sites/site-1/history',
      ...site,
      answers: {
        historyActors: () => ({
          historyActors: [
            { id: 'truck-2', kind: 'truck', name: 'AV-02' },
            { id: 'user-2', kind: 'user', name: 'J. Reyes' },
          ],
        }),
        siteHistory: variables => {
          const question = variables as unknown as Asked
          asked.push(question)
          const first = Number(question.before ?? 0)
          const entries = lines.slice(first, first + question.take)
          const next = lines.length > first + question.take ? String(first + question.take) : null
          return { siteHistory: { entries, next } }
        },
      },
    },
  )
  return { asked }
}

const row = (hasText: string) => page.getByRole('row').filter({ hasText })
const choose = async (filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

describe('the history of a site', () => {
  it('tells who did what to which record, where and what changed', async () => {
    drawPage([
      buildMoved(),
      buildLine({
        kind: 'zone_edited',
        subject: 'zone',
        subjectName: 'PA1',
        changes: [
          { field: 'name', from: 'P1', to: 'PA1' },
          { field: 'coordinates', from: [], to: [{}] },
        ],
      }),
    ])
    await expect.element(row('PC44 → PE23')).toBeVisible()
    const cells = row('PC44 → PE23').getByRole('gridcell').elements()
    expect(cells.map(cell => cell.textContent).slice(1, 7)).toEqual([
      'Trailer',
      'HJBT 551902',
      'Placed',
      'AV-02',
      'PC44 → PE23',
      'In Transit: yes → no',
    ])
    await expect.element(row('PA1').getByText('Name: P1 → PA1; Coordinates')).toBeVisible()
  })

  it('is filtered by subject, event, person, days and record, and exported by the same', async () => {
    const { asked } = drawPage([buildMoved()])
    await expect.element(row('HJBT 551902')).toBeVisible()
    expect(Date.now() - Date.parse(String(asked[0]!.where.at!.from))).toBeGreaterThan(6.9 * 86_400_000)
    await choose('About', 'Trailer')
    await choose('Event', 'Placed')
    await page.getByRole('combobox', { name: 'By', exact: true }).click()
    await page.getByRole('option', { name: 'AV-02' }).click()
    await choose('Date filter', 'Today Only')
    await row('HJBT 551902')
      .getByRole('button', { name: /Only this record/ })
      .click()
    await expect
      .poll(() => asked.at(-1)?.where)
      .toMatchObject({
        subjects: ['trailer'],
        kinds: ['trailer_placed'],
        actorId: 'truck-2',
        subjectId: '551902',
      })
    const { href } = page.getByRole('link', { name: 'Export' }).element() as HTMLAnchorElement
    const { pathname, searchParams } = new URL(href)
    expect(pathname).toBe('/sites/site-1/history.csv')
    expect(Object.fromEntries(searchParams)).toEqual({
      subjects: 'trailer',
      kinds: 'trailer_placed',
      actorId: 'truck-2',
      subjectId: '551902',
      from: asked.at(-1)!.where.at!.from,
    })
    await page.getByRole('button', { name: 'Take off the filter HJBT 551902' }).click()
    await expect.poll(() => asked.at(-1)?.where.subjectId).toBeUndefined()
    await choose('About', 'Zone')
    await expect.poll(() => asked.at(-1)?.where).toMatchObject({ subjects: ['zone'] })
    expect(asked.at(-1)?.where.kinds).toBeUndefined()
  })

  it('goes to older lines and back by cursor, and begins anew with another filter', async () => {
    const lines = Array.from({ length: HISTORY_PAGE_SIZE + 5 }, (_, index) =>
      buildLine({ subjectName: `T${index}` }),
    )
    const { asked } = drawPage(lines)
    await expect.element(row('T0').first()).toBeVisible()
    const [newer, older] = [
      page.getByRole('button', { name: 'Newer' }),
      page.getByRole('button', { name: 'Older' }),
    ]
    await expect.element(newer).toBeDisabled()
    await older.click()
    await expect.element(row(`T${HISTORY_PAGE_SIZE + 4}`)).toBeVisible()
    await expect.element(older).toBeDisabled()
    await expect.element(page.getByText('Page 2')).toBeVisible()
    await newer.click()
    await expect.element(row('T0').first()).toBeVisible()
    await older.click()
    await choose('About', 'Trailer')
    await expect.element(page.getByText('Page 1')).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ before: null })
  })

  it('says that nothing fits, and clears the filters', async () => {
    drawPage([])
    await expect.element(page.getByText('Nothing was recorded that fits.')).toBeVisible()
    expect(page.getByRole('button', { name: 'Clear Filters' }).elements()).toEqual([])
    await choose('About', 'Truck')
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect
      .element(page.getByRole('combobox', { name: 'About' }).getByText('About everything'))
      .toBeVisible()
  })

  it('is a list of cards on small screens', async () => {
    await page.viewport(390, 844)
    drawPage([buildMoved()], { width: 390 })
    const card = page.getByRole('listitem').filter({ hasText: 'HJBT 551902' })
    await expect.element(card.getByText('PC44 → PE23')).toBeVisible()
    await expect.element(card.getByText(/by AV-02$/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it('OP-ROL-06 is for Managers and admins alone', async () => {
    const { asked } = drawPage([buildLine()], { role: 'Operator' })
    await expect.element(page.getByText('Only Managers of the site may read its history.')).toBeVisible()
    expect(asked).toEqual([])
  })
})
