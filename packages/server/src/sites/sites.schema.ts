import { catalogued } from '@tractrix/domain/errors'
import type { Site } from '@tractrix/domain/sites'
import { actorOf, isAdmin } from '@tractrix/domain/users'
import type { ApiBuilder, RequestContext } from '../platform/graphql/index.ts'
import { requireAbility, requireUser } from '../platform/graphql/index.ts'
import { AFTER_ARGUMENT } from '../platform/graphql/schema/shared-types.ts'
import { liveField, siteEvents } from '../platform/live/index.ts'
import { setSiteSwitch } from './set-site-switch.ts'
import { registerSimTimeSchema } from './sim-time.schema.ts'
import { siteById } from './sites.loaders.ts'
import { listSites, readSites } from './sites.store.ts'
import { registerSiteTypes, SiteConfigRef, SiteRef } from './sites.types.ts'

/** The yards a person may see, their settings, and news of them (MV-SITE-05/06). */
export function registerSitesSchema(builder: ApiBuilder): void {
  registerSiteTypes()
  registerSimTimeSchema(builder)

  builder.queryField('sites', t =>
    t.field({
      description:
        'The sites the signed-in person may see, by name: those of their roles. UNAUTHORIZED without a session.',
      type: [SiteRef],
      args: {
        admin: t.arg.boolean({
          description: 'True: every site, for people with the global permission admin.',
        }),
        active: t.arg.boolean({ description: 'True: active sites only; false: inactive ones; null: both.' }),
      },
      resolve: async (_root, args, ctx) => {
        const user = requireUser(ctx)
        const own = new Set(user.siteRoles.map(role => role.siteId))
        const all = await listSites(ctx.app.db.kysely, args.active ?? null)
        return isAdmin(user) && args.admin !== false ? all : all.filter(site => own.has(site.id))
      },
    }),
  )

  builder.queryField('site', t =>
    t.field({
      description: 'One site. UNAUTHORIZED for a site the person may not see; null when it does not exist.',
      type: SiteRef,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => {
        requireAbility(ctx, 'site.view', id)
        return ctx.loaders.of(siteById).load(id)
      },
    }),
  )

  builder.queryField('siteConfig', t =>
    t.field({
      description: 'The switches of a site. UNAUTHORIZED for a site the person may not see.',
      type: SiteConfigRef,
      args: { siteId: t.arg.id({ required: true }) },
      resolve: async (_root, { siteId }, ctx) => {
        requireAbility(ctx, 'site.view', siteId)
        return (await existingSite(ctx, siteId)).config
      },
    }),
  )

  builder.mutationField('setSiteIsWorkingHours', t =>
    t.field({
      description:
        'Says whether the yard works now (MV-MUT-23). UNAUTHORIZED for a site the person may not configure.',
      type: SiteRef,
      args: {
        siteId: t.arg.id({ required: true }),
        isWorkingHours: t.arg.boolean({ required: true }),
      },
      resolve: (_root, { siteId, isWorkingHours }, ctx) => {
        const actor = actorOf(requireAbility(ctx, 'site.configure', siteId))
        return setSiteSwitch(ctx.app, actor, siteId, { isWorkingHours })
      },
    }),
  )

  builder.mutationField('setSiteAcceptPartnerMoves', t =>
    t.field({
      description:
        'Says whether the yard takes moves of partners (OP-MUT-25). UNAUTHORIZED for a site the person may not configure.',
      type: SiteRef,
      args: {
        siteId: t.arg.id({ required: true }),
        acceptPartnerMoves: t.arg.boolean({ required: true }),
      },
      resolve: (_root, { siteId, acceptPartnerMoves }, ctx) => {
        const actor = actorOf(requireAbility(ctx, 'site.configure', siteId))
        return setSiteSwitch(ctx.app, actor, siteId, { acceptPartnerMoves })
      },
    }),
  )

  builder.subscriptionField('siteUpdates', t =>
    t.field({
      description: 'The site after every change of it, such as its working hours (MV-SUB-06).',
      type: SiteRef,
      args: { siteId: t.arg.id({ required: true }), after: t.arg(AFTER_ARGUMENT) },
      ...liveField(siteEvents('site', 'site.view')),
      resolve: (_change, { siteId }, ctx) => existingSite(ctx, siteId),
    }),
  )
}

async function existingSite(ctx: RequestContext, siteId: string): Promise<Site> {
  const [site] = await readSites(ctx.app.db.kysely, [siteId])
  if (!site) throw catalogued('SITE_NOT_FOUND')
  return site
}
