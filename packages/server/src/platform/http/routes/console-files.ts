import { access, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import { catalogued } from '@tractrix/domain/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../answers/answer-error.ts'
import { compressAssets } from './compress-assets.ts'

/** Where `vite build` puts the console. */
export const CONSOLE_FOLDER = resolve(import.meta.dirname, '../../../../../console/dist')

const A_YEAR = 'public, max-age=31536000, immutable'
/** Paths of programs, not of people: nothing of the console lives below them. */
const NOT_CONSOLE = /^\/(assets|api|graphql|partner|fonts)(\/|$)/

/**
 * Serves the built console: files under `assets/` carry their hash in the name and may be kept for ever, everything
 * else is asked for anew. Any other path that a browser opens as a page is a console route (RTE) and gets the start page.
 */
export async function registerConsoleFiles(http: FastifyInstance, folder: string): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? A_YEAR : 'no-cache')
    },
  })
  http.get('/', (request, reply) => sendStartPage(folder, request, reply))
  http.setNotFoundHandler((request, reply) => {
    if (isPageVisit(request)) return sendStartPage(folder, request, reply)
    return sendRefusal(reply, catalogued('BAD_INPUT', { message: 'There is nothing at this address.' }), 404)
  })
  if (await exists(folder)) {
    compressAssets(join(folder, 'assets')).catch(error =>
      http.log.warn({ err: error }, 'the console is sent uncompressed'),
    )
  }
}

function isPageVisit(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  const wantsPage = (request.headers.accept ?? '').includes('text/html')
  return (request.method === 'GET' || request.method === 'HEAD') && wantsPage && !NOT_CONSOLE.test(path)
}

async function sendStartPage(
  folder: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const built = await stat(join(folder, 'index.html')).catch(() => null)
  if (built) return reply.sendFile('index.html')
  request.log.warn('the console has not been built')
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The console has not been built yet: run npm start.\n')
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
