import type { PartTrouble } from '../../platform/lazy-code/part-files.ts'
import { t } from '../../platform/words.ts'

/** What is said about code that could not be fetched. */
export function partTexts(trouble: PartTrouble): { title: string; hint: string } {
  if (trouble === 'unreachable')
    return {
      title: t('Unable to load'),
      hint: t('The server cannot be reached. This opens by itself as soon as the connection is back.'),
    }
  return {
    title: t('This part of the console is no longer on the server'),
    hint: t('Another version was installed. Reload the page to go on with it.'),
  }
}
