import { Fragment } from 'react'
import { Mono } from '../ui/marks/text.tsx'

/** Two characters of no meaning of their own, around a code within a sentence. */
const [BEGIN, END] = ['\uE000', '\uE001']

/** A code that `MarkedText` sets apart, wherever the sentence of a language has it. */
export const marked = (code: string): string => `${BEGIN}${code}${END}`

/** A sentence in which codes such as spots and trailers are set apart. */
export function MarkedText({ text }: { text: string }) {
  const [first = ''] = text.split(BEGIN, 1)
  return (
    <>
      {first}
      {codesIn(text).map(({ at, code, after }) => (
        <Fragment key={at}>
          <Mono>{code}</Mono>
          {after}
        </Fragment>
      ))}
    </>
  )
}

/** Each code with the place where it stands and the words behind it. */
function codesIn(text: string): { at: number; code: string; after: string }[] {
  return [...text.matchAll(CODE)].map(({ index, 1: code = '', 2: after = '' }) => ({
    at: index,
    code,
    after,
  }))
}

const CODE = new RegExp(`${BEGIN}([^${END}]*)${END}([^${BEGIN}]*)`, 'g')
