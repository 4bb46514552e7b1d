import { catalogued } from '@tractrix/domain/errors'
import { expect, it } from 'vitest'
import { collectingLog } from '../../graphql/test-api.ts'
import { createHttp } from '../server/create-http.ts'

async function answerTo(error: Error) {
  const { log, lines } = collectingLog()
  const http = createHttp(log)
  http.get('/thing', () => Promise.reject(error))
  const answer = await http.inject({ method: 'GET', url: '/thing' })
  return { status: answer.statusCode, body: answer.json(), lines }
}

it('answers a broken database connection as unavailable, and logs its cause', async () => {
  const cause = new Error('connection terminated')
  const { status, body, lines } = await answerTo(Object.assign(catalogued('UNAVAILABLE'), { cause }))
  expect(status).toBe(503)
  expect(body).toMatchObject({ code: 'UNAVAILABLE' })
  expect(lines).toMatchObject([
    { level: 50, code: 'UNAVAILABLE', route: '/thing', err: { message: 'connection terminated' } },
  ])
})

it('answers an expected refusal without a word in the log', async () => {
  const { status, lines } = await answerTo(catalogued('BAD_INPUT', { message: 'no' }))
  expect(status).toBe(400)
  expect(lines).toEqual([])
})

it('tells nobody of a bug, and logs it in full', async () => {
  const { status, body, lines } = await answerTo(new Error('a secret'))
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('a secret')
  expect(lines).toMatchObject([{ level: 50, err: { message: 'a secret' } }])
})
