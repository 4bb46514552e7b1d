import type { SentenceText, Written } from './sentences/sentence.ts'

/** A stored value as people read it: `in_progress` → `In Progress`, `dropNoBacking` → `Drop No Backing`. */
export function titleCase(value: string): string {
  return value
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[_\s]+/)
    .filter(word => word !== '')
    .map(word => word[0]!.toUpperCase() + word.slice(1))
    .join(' ')
}

/** A value of a closed list as people read it, to be translated where it is shown. */
export const listLabel = <const Text extends string>(value: Written<Text>): SentenceText =>
  titleCase(value) as SentenceText
