import type { FastifyInstance } from 'fastify'
import type { PublicSettings } from '../../config/index.ts'
import { compressAnswers } from '../answers/compress-answers.ts'

/** `/_settings`: the `PUBLIC_*` settings for the console, which is built once and runs everywhere. */
export async function registerSettingsRoute(http: FastifyInstance, settings: PublicSettings): Promise<void> {
  await http.register(async scope => {
    await compressAnswers(scope)
    scope.get('/_settings', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(settings),
    )
  })
}
