import { CombinedError } from 'urql'
import { describe, expect, it } from 'vitest'
import { errorNotices } from './error-presentation.ts'

const refused = (code: string | undefined, message: string, problems?: unknown) =>
  new CombinedError({
    graphQLErrors: [
      { message, extensions: { ...(code && { code }), ...(problems !== undefined && { problems }) } },
    ],
  })

describe('how an error is shown', () => {
  it('MV-ERR-02 MV-ERR-10 MV-PER-04 takes the sentence of the catalogue', () => {
    const sentence = (code: string) => errorNotices(refused(code, 'sent'), 'mutation')[0]?.sentence
    expect(sentence('MOVE_MODEL_VALIDATION:ALREADY_THERE')).toBe(
      'A move cannot share the same start and end location.',
    )
    expect(sentence('MOVE_CANCEL:IOT_REJECTED:1')).toBe('Unable to cancel move(s).')
    expect(sentence('UNAUTHORIZED')).toBe('You are not authorized to perform this action.')
  })

  it.each(['MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE', 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER'])(
    'MV-ERR-03 MV-ERR-04 shows %s as it was sent',
    code => {
      expect(errorNotices(refused(code, 'E17 {is} taken'), 'mutation')).toEqual([
        { shown: 'banner', code, sentence: 'E17 {is} taken', problems: [] },
      ])
    },
  )

  it.each(['NO_MOVE', 'GET_ROUTE_COORDINATES:NO_MOVE', 'GET_ROUTE_COORDINATES:NO_PLAN'])(
    'shows nothing for %s',
    code => expect(errorNotices(refused(code, 'sent'), 'query')).toEqual([]),
  )

  it('MV-ERR-06 MV-OPEN-99 shows an info-level error as a notice', () => {
    const code = 'TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE'
    expect(errorNotices(refused(code, 'Spot is taken'), 'mutation')[0]).toMatchObject({
      shown: 'info-toast',
      sentence: 'Spot is taken',
    })
  })

  it.each([undefined, 'A_CODE_OF_TOMORROW'])('MV-ERR-11 shows any other error in a banner (%s)', code => {
    expect(errorNotices(refused(code, 'Boom'), 'query')[0]).toMatchObject({
      shown: 'banner',
      sentence: 'Boom',
    })
  })

  it('hands on the sentences of a refused rule and drops what is none', () => {
    const problems = ['Please select a destination.', 7, null]
    expect(errorNotices(refused('X', 'no', problems), 'mutation')[0]?.problems).toEqual([problems[0]])
    expect(errorNotices(refused('X', 'no', 'text'), 'mutation')[0]?.problems).toEqual([])
  })

  it('words what the server says with a code, and shows what it says without one', () => {
    const sentence = { code: 'zone_refusal.needed_by_move', args: { zone: 'D3' }, message: 'Sent.' }
    const error = new CombinedError({
      graphQLErrors: [
        {
          message: 'Sent.',
          extensions: {
            code: 'ZONE_IN_USE',
            sentence,
            problems: ['First.', 'Second.', 'Third.'],
            problemSentences: [
              { ...sentence, args: { zone: 'D4' } },
              null,
              { code: 'of.tomorrow', args: {}, message: 'Third.' },
            ],
          },
        },
      ],
    })
    expect(errorNotices(error, 'mutation')[0]).toMatchObject({
      sentence: 'A move that is not over needs D3.',
      problems: ['A move that is not over needs D4.', 'Second.', 'Third.'],
    })
  })

  it('OP-ERR-11 stays silent about a lost connection, but not about a command that got no answer', () => {
    const cut = new CombinedError({ networkError: new TypeError('Failed to fetch') })
    expect(errorNotices(cut, 'query')).toEqual([])
    expect(errorNotices(cut, 'mutation')).toHaveLength(1)
  })
})
