import { catalogued } from '@tractrix/domain/errors'
import { IMPORT_FILE_PROBLEMS } from '@tractrix/domain/trailer-imports'
import { analyse } from 'chardet'
import iconv from 'iconv-lite'

/** A file as text, and the encoding it was written in. */
export interface DecodedFile {
  text: string
  encoding: string
}

/**
 * Finds out how a file was encoded and reads it: by its byte order mark; as UTF-8 where that is possible; as UTF-16 where
 * every other byte is zero; else as the likeliest of the one-byte encodings, usually Windows-1252.
 *
 * @throws IMPORT_FILE for workbooks and for what is no text
 */
export function decodeFile(bytes: Buffer): DecodedFile {
  if (hasPrefix(bytes, ZIP) || hasPrefix(bytes, OLE)) throw refusedFile('workbook')
  const marked = MARKS.find(({ mark }) => hasPrefix(bytes, mark))
  if (marked) return decoded(bytes.subarray(marked.mark.length), marked.encoding)
  if (looksLikeUtf16(bytes, 1)) return decoded(bytes, 'UTF-16LE')
  if (looksLikeUtf16(bytes, 0)) return decoded(bytes, 'UTF-16BE')
  if (bytes.includes(0) && !isUtf8(bytes)) throw refusedFile('binary')
  return decoded(bytes, isUtf8(bytes) ? 'UTF-8' : oneByteEncoding(bytes))
}

/** A workbook of today is a zip archive; one of old is a compound file. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'UTF-8' },
  { mark: [0xff, 0xfe], encoding: 'UTF-16LE' },
  { mark: [0xfe, 0xff], encoding: 'UTF-16BE' },
] as const

const hasPrefix = (bytes: Buffer, prefix: readonly number[]): boolean =>
  prefix.every((byte, at) => bytes[at] === byte)

const decoded = (bytes: Buffer, encoding: string): DecodedFile => ({
  text: iconv.decode(bytes, encoding, { stripBOM: false }),
  encoding,
})

/** How much of a file is looked at. */
const SAMPLE_BYTES = 65_536

/** Most letters and all signs of a CSV file are of the first 256: in UTF-16 each has a zero beside it. */
function looksLikeUtf16(bytes: Buffer, zeroAt: 0 | 1): boolean {
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE_BYTES) / 2)
  let zeros = 0
  for (let pair = 0; pair < pairs; pair++) if (bytes[2 * pair + zeroAt] === 0) zeros += 1
  return pairs > 1 && zeros > pairs / 2
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Windows-1252 holds all of ISO 8859-1, and is what spreadsheets write. */
const USUAL = /^(windows-1252|ISO-8859-1)$/i
const ONE_BYTE = /^(windows-125\d|ISO-8859-\d+|KOI8-R)$/i

/** How much likelier another encoding must be: in a short text all guesses are close to each other. */
const CLEARLY_LIKELIER = 1.3

function oneByteEncoding(bytes: Buffer): string {
  const guesses = analyse(bytes.subarray(0, SAMPLE_BYTES)).filter(({ name }) => ONE_BYTE.test(name))
  const usual = guesses.find(({ name }) => USUAL.test(name))?.confidence ?? 0
  const other = guesses.find(({ name }) => !USUAL.test(name) && iconv.encodingExists(name))
  return other && other.confidence > CLEARLY_LIKELIER * usual ? other.name : 'windows-1252'
}

/** The refusal of a file, in words for whoever sent it. */
export const refusedFile = (problem: 'workbook' | 'binary' | 'empty' | 'no_rows' | 'not_csv') =>
  catalogued('IMPORT_FILE', { message: IMPORT_FILE_PROBLEMS.of(problem) })
