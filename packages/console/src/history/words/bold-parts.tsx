import { Fragment } from 'react'
import { Mono } from '../../ui/marks/text.tsx'

/** Characters of no language that stand around what is bold in a sentence. */
const BEGIN = '\uE000'
const END = '\uE001'
const PART = new RegExp(`${BEGIN}([^${END}]*)${END}`)

/** A value of a sentence that stands out in it: a spot, a truck. */
export const boldPart = (text: string): string => BEGIN + text.replaceAll(BEGIN, '').replaceAll(END, '') + END

/** A sentence with its bold parts, wherever the language puts them. */
export function BoldParts({ text }: { text: string }) {
  return text.split(PART).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no names
      <Mono key={index} as="b">
        {part}
      </Mono>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no names
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
