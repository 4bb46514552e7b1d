import type { FastifyInstance } from 'fastify'
import type { PublicSettings } from '../config/index.ts'

/** `/_settings`: the `PUBLIC_*` settings for the console, which is built once and runs everywhere. */
export function registerSettingsRoute(http: FastifyInstance, settings: PublicSettings): void {
  http.get('/_settings', async (_request, reply) => reply.header('cache-control', 'no-cache').send(settings))
}
