import { expect, it } from 'vitest'
import { detailLines } from '../../ui/surfaces/detail-lines.ts'
import { recordingEntry } from './use-screen-recording.ts'

const answer = { url: null, fetching: false, failed: false }

it('MV-DET-06 is a link named Video', () => {
  const url = 'https://videos.example/m-1'
  expect(recordingEntry({ ...answer, url })).toEqual({ text: 'Video', url })
})

it('MV-DET-07 reads Not available without a recording', () => {
  expect(recordingEntry(answer)).toEqual({ text: 'Not available', url: null })
})

it('MV-DET-08 reads Error loading Screen Recording. when it cannot be loaded', () => {
  expect(recordingEntry({ ...answer, failed: true })).toEqual({
    text: 'Error loading Screen Recording.',
    url: null,
  })
})

it('MV-DET-02 MV-DET-06 stands between its neighbors in the alphabet', () => {
  const keys = detailLines({ siteId: 's', screenRecording: 'Video', scac: 'A' }).map(({ key }) => key)
  expect(keys).toEqual(['scac', 'screenRecording', 'siteId'])
})
