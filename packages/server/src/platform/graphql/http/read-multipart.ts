import type { IncomingMessage } from 'node:http'
import { Busboy } from '@fastify/busboy'
import { catalogued } from '@tractrix/domain/errors'
import { UploadedFile } from '../schema/uploaded-file.ts'

/** What a request with files may bring, in bytes. */
export interface MultipartLimits {
  /** Of the fields `operations` and `map`, each. */
  fieldBytes: number
  /** Of the file. */
  fileBytes: number
}

/** The parts of a request, before they are joined. */
interface Parts {
  operations: string | null
  map: string | null
  files: Map<string, UploadedFile>
}

/**
 * Reads a request after the GraphQL multipart request specification: the operation as JSON in `operations`, where each
 * file belongs in `map`, then the file itself. One file per request is enough for everything we serve.
 *
 * @returns the body as JSON would have brought it, with the file in its place; a string says what is wrong with it
 * @throws PAYLOAD_TOO_LARGE as soon as a part is larger than it may be
 */
export async function readMultipart(request: IncomingMessage, limits: MultipartLimits): Promise<unknown> {
  const parts = await readParts(request, limits)
  if (typeof parts === 'string') return parts
  const body = parseJson(parts.operations)
  if (body === null) return 'The part operations must be a JSON object.'
  const map = parseJson(parts.map)
  if (map === null) return 'The part map must be a JSON object.'
  for (const [name, paths] of Object.entries(map)) {
    const file = parts.files.get(name)
    if (file === undefined) return `The map names the file ${name}, which was not sent.`
    if (!Array.isArray(paths)) return 'Each entry of the map must be a list of paths.'
    for (const path of paths) if (!putFile(body, String(path), file)) return PLACE_PROBLEM
  }
  return body
}

const PLACE_PROBLEM = 'Each path of the map must lead to a variable of the operation that is null.'

/** Waits for the whole request; nothing of a refused one is kept. */
function readParts(request: IncomingMessage, limits: MultipartLimits): Promise<Parts | string> {
  return new Promise((resolve, reject) => {
    const parts: Parts = { operations: null, map: null, files: new Map() }
    const parser = parserOf(request, limits)
    if (parser === null) return resolve('The request is no multipart form.')
    const refuse = (error: unknown) => {
      request.unpipe(parser)
      request.resume()
      reject(error)
    }
    const tooLarge = () => refuse(catalogued('PAYLOAD_TOO_LARGE'))
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) return tooLarge()
      if (name === 'operations' || name === 'map') parts[name] = value
    })
    parser.on('file', (field, stream, fileName) => {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('limit', tooLarge)
      stream.on('end', () => parts.files.set(field, new UploadedFile(fileName ?? '', Buffer.concat(chunks))))
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, tooLarge)
    parser.on('error', (error: unknown) => {
      request.unpipe(parser)
      request.resume()
      resolve(`The request cannot be read: ${(error as Error).message}.`)
    })
    parser.on('finish', () => resolve(parts))
    request.on('error', reject)
    request.on('aborted', () => reject(new Error('the request was broken off')))
    request.pipe(parser)
  })
}

function parserOf(
  { headers }: IncomingMessage,
  { fieldBytes, fileBytes }: MultipartLimits,
): InstanceType<typeof Busboy> | null {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { fields: 2, files: 1, parts: 3, fieldSize: fieldBytes, fileSize: fileBytes },
    })
  } catch {
    return null
  }
}

/** Puts the file where a path such as `variables.trailersFile` leads; false where no null stands. */
function putFile(body: Record<string, unknown>, path: string, file: UploadedFile): boolean {
  const steps = path.split('.')
  const last = steps.pop()
  if (last === undefined || steps[0] !== 'variables') return false
  let place: unknown = body
  for (const step of steps) place = ownValue(place, step)
  if (ownValue(place, last) !== null) return false
  ;(place as Record<string, unknown>)[last] = file
  return true
}

const ownValue = (place: unknown, step: string): unknown =>
  typeof place === 'object' && place !== null && Object.hasOwn(place, step)
    ? (place as Record<string, unknown>)[step]
    : undefined

function parseJson(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
