import { i18n } from '@lingui/core'
import { WAIT_DETAILS, waitReason } from '@tractrix/domain/moves'
import { inEnglish, type Sentence } from '@tractrix/domain/platform'
import { SENTENCE_TEXTS } from '@tractrix/domain/sentences'
import { ALERT_DETAILS, ALERT_SENTENCES, alertClause, blockedSentence } from '@tractrix/domain/trucks'
import { afterEach, describe, expect, it } from 'vitest'
import { sentenceText } from './sentence-text.ts'

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const sent = (sentence: Sentence) => JSON.parse(JSON.stringify(sentence)) as Sentence
/** Every name that any sentence asks for. */
const VALUES = Object.fromEntries(
  [...SENTENCE_TEXTS.values()].flatMap(text =>
    [...text.matchAll(/\{(\w+)[,}]/g)].map(match => [match[1], 3]),
  ),
)

describe('a sentence of the server', () => {
  it.each([...SENTENCE_TEXTS])('%s reads in the console as the server words it', (code, text) => {
    for (const count of [1, 3]) {
      const args = { ...VALUES, count }
      expect(sentenceText({ code, args, message: 'not this' })).toBe(inEnglish(text, args))
    }
  })

  it('is translated with the sentences within it', () => {
    i18n.loadAndActivate({
      locale: 'de',
      messages: {
        '{truck} cannot go on: {detail}': '{truck} kann nicht weiter: {detail}',
        'it is paused': 'er pausiert',
        'It reports invalid values: {values}.': 'Er meldet falsche Werte: {values}.',
        '{field} is {value}': '{field} ist {value}',
      },
    })
    const { args, message } = waitReason('truck_stopped', {
      truck: { id: 'a', name: 'AV-1' },
      detail: WAIT_DETAILS.of('paused'),
    })
    expect(sentenceText({ code: 'wait.truck_stopped', args, message })).toBe(
      'AV-1 kann nicht weiter: er pausiert',
    )
    const values = [1, 2].map(value => ALERT_DETAILS.of('value', { field: 'x', value }))
    expect(sentenceText(sent(ALERT_SENTENCES.of('invalid_values', { values })))).toBe(
      'Er meldet falsche Werte: x ist 1, x ist 2.',
    )
  })

  it("stands within another as a clause, and a truck's own words as they are", () => {
    const sentence = blockedSentence(null)
    const clause = alertClause({ code: 'YARD_AV_BLOCKED', text: sentence.message, sentence })
    expect(sentenceText(clause as Sentence)).toBe('The AV is blocked')
    const clock = ALERT_SENTENCES.of('clock_behind', { seconds: 40 })
    expect(
      sentenceText(alertClause({ code: 'CLOCK_OFFSET', text: clock.message, sentence: clock }) as Sentence),
    ).toBe('its clock is 40 s behind')
    expect(alertClause({ code: 'lidar', text: 'It {is} dirty.' })).toBe('it {is} dirty')
  })

  it('is shown as it was sent when this console does not know it, or not what fills it', () => {
    const message = 'Sent {so}.'
    for (const [code, args] of [
      ['wait.of_tomorrow', {}],
      ['constructor', {}],
      ['wait.truck_stopped', { truck: 'AV-1' }],
      ['wait.truck_stopped', { truck: 'AV-1', detail: { of: 'tomorrow' } }],
      ['wait.truck_stopped', { truck: 'AV-1', detail: [1] }],
      ['wait.truck_stopped', null],
      ['wait.truck_stopped', 'text'],
    ] as const)
      expect(sentenceText({ code, args, message })).toBe(message)
  })

  it('takes no word of a value for a message', () => {
    const args = { truck: '{detail}', detail: "{truck} isn't '{x}'" }
    expect(sentenceText({ code: 'wait.truck_stopped', args, message: '' })).toBe(
      "{detail} cannot go on: {truck} isn't '{x}'",
    )
  })
})
