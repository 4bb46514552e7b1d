import type { User, UserSiteRole } from '@tractrix/domain/users'
import { type ApiBuilder, builder } from '../platform/graphql/index.ts'
import { registerApiKeysSchema } from './api-keys/api-keys.schema.ts'

export const SiteRoleRef = builder.objectRef<UserSiteRole>('SiteRole')
export const UserRef = builder.objectRef<User>('User')

/** Who is signed in, and what they may do where (OP-ENT-40, OP-ROL-06). */
export function registerUsersSchema(api: ApiBuilder): void {
  registerApiKeysSchema(api)
  SiteRoleRef.implement({
    description: 'What a person is at one site.',
    fields: t => ({
      siteId: t.exposeID('siteId'),
      role: t.exposeString('role', {
        description: 'Manager, Operator, Dispatcher, Driver, Customer or Partner.',
      }),
    }),
  })
  UserRef.implement({
    description: 'A person who may sign in, or a program that does by an API key.',
    fields: t => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      email: t.exposeString('email', { description: 'Empty for an API key.' }),
      sub: t.exposeString('sub', { description: 'The name at the identity provider.' }),
      globalPermissions: t.stringList({
        description: 'Permissions that hold at every site; `admin` is the only one.',
        resolve: user => [...user.globalPermissions],
      }),
      siteRoles: t.field({ type: [SiteRoleRef], resolve: user => [...user.siteRoles] }),
    }),
  })
  api.queryField('me', t =>
    t.field({
      description: 'The signed-in person; null without a session.',
      type: UserRef,
      nullable: true,
      resolve: (_root, _args, ctx) => ctx.user,
    }),
  )
}
