import { catalogued } from '@tractrix/domain/errors'
import { API_KEY_SCOPES, actorOf } from '@tractrix/domain/users'
import { type ApiBuilder, builder, enumOf, requireAbility } from '../../platform/graphql/index.ts'
import { type ApiKey, listApiKeys, readApiKey } from './api-keys.store.ts'
import { createApiKey } from './create-api-key.ts'
import { revokeApiKey } from './revoke-api-key.ts'

const ApiKeyScopeRef = enumOf(builder, 'ApiKeyScope', API_KEY_SCOPES, {
  description: 'What an API key may do at its site, beside seeing the site and its zones.',
  meanings: {
    moves_read: 'Reading moves, and news of them.',
    moves_write: 'Creating moves, as drafts or queued.',
    moves_test: 'The testing tools, on moves with source api.',
    trailers_read: 'Reading trailers, and news of them.',
    trailers_write: 'Checking trailers in and out and confirming drop-offs, as the system at a gate does.',
    trucks_read: 'Reading trucks and their telemetry.',
  },
})
const ApiKeyRef = builder.objectRef<ApiKey>('ApiKey')
const CreatedApiKeyRef = builder.objectRef<{ key: ApiKey; token: string }>('CreatedApiKey')

/** The API keys of a site: programs sign in by them and act as a Partner of the site (MV-OPEN-66). */
export function registerApiKeysSchema(target: ApiBuilder): void {
  implementTypes()
  target.queryField('apiKeys', t =>
    t.field({
      description:
        'The API keys of the site, newest first, with those that were revoked or have expired. UNAUTHORIZED without the role Manager.',
      type: [ApiKeyRef],
      args: { siteId: t.arg.id({ required: true }) },
      resolve: (_root, { siteId }, ctx) => {
        requireAbility(ctx, 'apiKey.manage', siteId)
        return listApiKeys(ctx.app.db.kysely, siteId)
      },
    }),
  )
  addCreation(target)
  target.mutationField('revokeApiKey', t =>
    t.field({
      description:
        'Ends an API key at once; doing it again changes nothing. UNAUTHORIZED for a key that does not exist or is of a site where the person is no Manager.',
      type: ApiKeyRef,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => {
        const key = await readApiKey(ctx.app.db.kysely, id)
        if (!key) throw catalogued('UNAUTHORIZED')
        const actor = actorOf(requireAbility(ctx, 'apiKey.manage', key.siteId))
        return revokeApiKey(ctx.app, actor, key)
      },
    }),
  )
}

function addCreation(target: ApiBuilder): void {
  target.mutationField('createApiKey', t =>
    t.field({
      description:
        'Makes an API key of the site. Its token is in this answer and is never shown again. TOO_MANY_API_KEYS; BAD_INPUT; UNAUTHORIZED without the role Manager.',
      type: CreatedApiKeyRef,
      args: {
        siteId: t.arg.id({ required: true }),
        name: t.arg.string({
          required: true,
          description: 'What the program is called in lists and history; 1 to 100 characters.',
        }),
        scopes: t.arg({ type: [ApiKeyScopeRef], required: true, description: 'At least one.' }),
        expiresAt: t.arg({
          type: 'DateTime',
          description: 'At most two years from now; left out: a year from now.',
        }),
        acknowledgesMoves: t.arg.boolean({
          description:
            'True: the system of the partner acknowledges its moves itself, and until then customerStatus is null; left out or false: they count as accepted from the start (MV-OPEN-19).',
        }),
      },
      resolve: (_root, { siteId, name, scopes, expiresAt, acknowledgesMoves }, ctx) => {
        const { id } = requireAbility(ctx, 'apiKey.manage', siteId)
        return createApiKey(ctx.app, id, siteId, {
          name,
          scopes,
          expiresAt: expiresAt == null ? null : new Date(expiresAt),
          acknowledgesMoves: acknowledgesMoves ?? false,
        })
      },
    }),
  )
}

function implementTypes(): void {
  ApiKeyRef.implement({
    description: 'An API key of a site, without its secret.',
    fields: t => ({
      id: t.exposeID('id'),
      siteId: t.exposeID('siteId'),
      name: t.exposeString('name'),
      prefix: t.exposeString('prefix', { description: 'How the token begins, to tell keys apart.' }),
      scopes: t.expose('scopes', { type: [ApiKeyScopeRef] }),
      acknowledgesMoves: t.exposeBoolean('acknowledgesMoves', {
        description: 'Whether the system of the partner acknowledges its moves itself.',
      }),
      createdBy: t.exposeID('createdBy', { description: 'The person who made it.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
      lastUsedAt: t.expose('lastUsedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Up to a minute old; null: never used.',
      }),
      revokedAt: t.expose('revokedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Null: not revoked.',
      }),
    }),
  })
  CreatedApiKeyRef.implement({
    description: 'A new API key.',
    fields: t => ({
      key: t.expose('key', { type: ApiKeyRef }),
      token: t.exposeString('token', { description: 'The bearer token; shown this once.' }),
    }),
  })
}
