import { textFill } from '@tractrix/domain/platform'
import { t } from '../../platform/words.ts'

/** What a field says of its text's length: a count when it comes near the limit, what to do when it is above (MV-OPEN-35). */
export function textLimitMessages(text: string, limit: number): { hint?: string; error?: string } {
  const fill = textFill(text, limit)
  if (fill === 'fine') return {}
  if (fill === 'near') return { hint: t('{count} of {limit} characters', numbers(text.length, limit)) }
  return {
    error: t('{count} of {limit} characters: shorten it by {excess}.', {
      ...numbers(text.length, limit),
      excess: (text.length - limit).toLocaleString('en'),
    }),
  }
}

const numbers = (count: number, limit: number) => ({
  count: count.toLocaleString('en'),
  limit: limit.toLocaleString('en'),
})
