import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this size a compressed answer saves next to nothing, in bytes. */
const SMALLEST = 2_048
/** Up to this size an answer is compressed in one go, in about a millisecond; a larger one in a thread beside, in bytes. */
const LARGEST_AT_ONCE = 524_288

/**
 * Compresses the answers of the routes that this scope registers afterwards, as the client asks: brotli, else gzip, else
 * not at all. The levels are those where a step more costs more time than it saves bytes. Bodies of requests are taken
 * as they come, so that none unpacks to more than the limit.
 */
export async function compressAnswers(scope: FastifyInstance): Promise<void> {
  // Also for the plain form, or a cache would keep that for clients that take a compressed one.
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('vary', 'accept-encoding')
  })
  await scope.register(fastifyCompress, {
    globalDecompression: false,
    threshold: SMALLEST,
    syncThreshold: LARGEST_AT_ONCE,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 4 },
  })
}
