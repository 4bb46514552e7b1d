import { createHash } from 'node:crypto'
import { catalogued } from '@tractrix/domain/errors'
import { can } from '@tractrix/domain/users'
import type { RouteContext } from '../platform/feature/index.ts'
import { compressAnswers, sendRefusal } from '../platform/http/index.ts'
import { readBaseMap } from './base-map.store.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * `GET /sites/{siteId}/base-map.json`: the buildings, roads and fences under a site's zones as GeoJSON, with its credit.
 * 401 without a session; 403 for a site that the person may not see or that is not there.
 */
export async function registerBaseMapRoute({
  http,
  db,
  authenticator,
}: Pick<RouteContext, 'http' | 'db' | 'authenticator'>): Promise<void> {
  await http.register(async scope => {
    await compressAnswers(scope)
    scope.get('/sites/:siteId/base-map.json', async (request, reply) => {
      const { siteId } = request.params as { siteId: string }
      const signedIn = await authenticator.byHeaders(request.headers)
      if (!signedIn) return sendRefusal(reply, catalogued('UNAUTHENTICATED'))
      const baseMap =
        UUID.test(siteId) && can(signedIn.user, 'site.view', siteId) ? await readBaseMap(db, siteId) : null
      if (baseMap === null) return sendRefusal(reply, catalogued('UNAUTHORIZED'))
      const text = JSON.stringify(baseMap)
      // Weak: the same map, however it is compressed.
      const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
      reply.headers({ etag, 'cache-control': 'private, no-cache' })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('application/geo+json; charset=utf-8').send(text)
    })
  })
}
