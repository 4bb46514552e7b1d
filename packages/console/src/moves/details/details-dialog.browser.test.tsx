import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildMove } from '../testing/build-move.ts'
import { drawInSite } from '../testing/draw-in-site.tsx'
import { OCCUPIED_REASON } from '../testing/occupied-reason.ts'
import { DetailsDialog } from './details-dialog.tsx'

const move = buildMove({ waitReasons: [OCCUPIED_REASON] })
const details = { ...move, additionalInfo: null, deadline: null, rejectedAt: null }
const history = { __typename: 'Move', id: move.id, history: [] }
const answers = { moveDetails: () => ({ move: details }), moveHistory: () => ({ move: history }) }
const keys = () => [...document.querySelectorAll('[role=dialog] dl dt')].map(key => key.textContent)

/** The fields of a move as the requirements name them (MV-ENT-01), `id` first. */
const OF_A_MOVE =
  'id additionalInfo canceledAt completedAt createdAt customerStatus deadline erroredAt errorMessage fromZone toZone inProgressAt pendingAt rejectedAt rejectedCode reassignedAt reassignedCode reassignedDescription priority moveCategory moveClass moveDuration notes partnerPayload referenceId requestedTruck truck source status trailer type metadata siteId'.split(
    ' ',
  )
const lines = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog] dl dt')].map(key => ({
    key: key.textContent ?? '',
    value: key.nextElementSibling?.textContent ?? '',
    indent: Number.parseFloat(key.style.paddingLeft) || 0,
  }))
const outer = () => lines().filter(({ indent }) => indent === 0)

it('MV-DET-01 MV-DET-02 MV-DET-04 MV-OPEN-19 MV-OPEN-20 lists every field in alphabetical order, none with an underscore', async () => {
  drawInSite(<DetailsDialog move={move} onClose={() => undefined} />, { answers })
  await expect.poll(keys).toContain('deadline')
  const fields = outer().map(({ key }) => key)
  expect(OF_A_MOVE.filter(field => !fields.includes(field))).toEqual([])
  expect(fields).toEqual([...fields].sort((one, other) => one.localeCompare(other, 'en')))
  expect(keys().filter(key => key?.startsWith('_'))).toEqual([])
  expect(fields).not.toContain('screenRecording')
  // What the console words texts from is no field that a person reads.
  expect(keys()).not.toContain('errorSentence')
  expect(keys()).not.toContain('args')
})

it('MV-DET-03 MV-DET-05 MV-OPEN-28 MV-OPEN-31 MV-OPEN-62 shows times as people read them, indents what is nested, and what is empty as a hyphen', async () => {
  const deadline = new Date(2026, 4, 12, 21, 5).toISOString()
  drawInSite(<DetailsDialog move={move} onClose={() => undefined} />, {
    answers: { ...answers, moveDetails: () => ({ move: { ...details, deadline } }) },
  })
  await expect.poll(() => outer().find(({ key }) => key === 'deadline')?.value).toBe('2026-05-12 9:05 PM')
  expect(outer().find(({ key }) => key === 'completedAt')?.value).toBe('-')
  const all = lines()
  const at = all.findIndex(({ key }) => key === 'trailer')
  expect(all[at]).toMatchObject({ value: '', indent: 0 })
  expect(all.slice(at + 1, at + 7).map(({ key }) => key)).toEqual([
    'dimensionCode',
    'id',
    'inTransit',
    'lengthMeters',
    'scac',
    'serial',
  ])
  expect(all[at + 1]!.indent).toBeGreaterThan(0)
})

it('MV-PER-01 MV-PER-02 MV-OPEN-63 asks for the video once for an admin, and never for anybody else', async () => {
  const asked: string[] = []
  const screenRecording = () => {
    asked.push('video')
    return { generateSignedVideoUrl: null }
  }
  drawInSite(<DetailsDialog move={move} onClose={() => undefined} />, {
    answers: { ...answers, screenRecording },
  })
  await expect.poll(keys).toContain('deadline')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Close' }).first().click()
  drawInSite(<DetailsDialog move={move} onClose={() => undefined} />, {
    admin: true,
    answers: { ...answers, screenRecording },
  })
  await expect.poll(keys).toContain('screenRecording')
  await expect.poll(() => asked).toEqual(['video'])
})

it('MV-DET-06 MV-PER-01 MV-PER-02 MV-OPEN-63 gives admins the recording as a link to a new window', async () => {
  const url = 'https://videos.example/m-1'
  drawInSite(<DetailsDialog move={move} onClose={() => undefined} />, {
    admin: true,
    answers: { ...answers, screenRecording: () => ({ generateSignedVideoUrl: url }) },
  })
  const video = page.getByRole('link', { name: 'Video' })
  await expect.element(video).toHaveAttribute('href', url)
  await expect.element(video).toHaveAttribute('target', '_blank')
})

it.each([
  ['MV-DET-07', 'Not available', () => ({ generateSignedVideoUrl: null })],
  [
    'MV-DET-08',
    'Error loading Screen Recording.',
    () => {
      throw new Error('down')
    },
  ],
])('%s says %s of a recording that cannot be shown', async (_row, sentence, screenRecording) => {
  drawInSite(<DetailsDialog move={move} onClose={() => undefined} />, {
    admin: true,
    answers: { ...answers, screenRecording },
  })
  await expect.poll(() => outer().find(({ key }) => key === 'screenRecording')?.value).toBe(sentence)
  expect(page.getByRole('link', { name: 'Video' }).elements()).toEqual([])
})
