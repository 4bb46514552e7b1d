import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildMove } from '../testing/build-move.ts'
import { drawInSite, typedMove } from '../testing/draw-in-site.tsx'
import { DetailsDialog } from './details-dialog.tsx'

const move = buildMove()
const details = { ...typedMove(move), additionalInfo: null, deadline: null, rejectedAt: null }
const story = { __typename: 'Move', id: move.id, history: [] }
const answers = { moveDetails: () => ({ move: details }), moveStory: () => ({ move: story }) }
const keys = () => [...document.querySelectorAll('.details dt')].map(key => key.textContent)

it('MV-DET-01 MV-DET-02 MV-DET-04 lists every field in alphabetical order, none with an underscore', async () => {
  drawInSite(<DetailsDialog move={move} onClose={() => undefined} />, { answers })
  await expect.poll(keys).toContain('deadline')
  const fields = keys()
  expect(fields).toContain('rejectedAt')
  expect(fields.some(key => key.startsWith('_'))).toBe(false)
  expect(fields).not.toContain('screenRecording')
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

it('MV-DET-07 MV-DET-08 says what is with a recording that cannot be shown', async () => {
  drawInSite(<DetailsDialog move={move} onClose={() => undefined} />, {
    admin: true,
    answers: { ...answers, screenRecording: () => ({ generateSignedVideoUrl: null }) },
  })
  await expect.element(page.getByText('Not available')).toBeVisible()
})
