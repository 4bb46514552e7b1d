/** The media type of GraphQL over HTTP, with which status codes tell whether the request was executed. */
export const GRAPHQL_RESPONSE = 'application/graphql-response+json'
const JSON_TYPE = 'application/json'

export type MediaType = typeof GRAPHQL_RESPONSE | typeof JSON_TYPE

/** The type of the answer that the client likes best; plain JSON when it does not care, null when it takes neither. */
export function answerType(accept: string | undefined): MediaType | null {
  if (accept === undefined || accept.trim() === '') return JSON_TYPE
  const wishes = accept
    .split(',')
    .map(readWish)
    .filter(wish => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { range } of wishes) {
    if (range === GRAPHQL_RESPONSE) return GRAPHQL_RESPONSE
    if (range === JSON_TYPE || range === 'application/*' || range === '*/*') return JSON_TYPE
  }
  return null
}

function readWish(text: string): { range: string; quality: number } {
  const [range = '', ...parameters] = text.split(';').map(part => part.trim().toLowerCase())
  const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
  return { range, quality: quality === undefined ? 1 : Number(quality) || 0 }
}
