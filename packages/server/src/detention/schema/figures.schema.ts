import { can } from '@tractrix/domain/users'
import { type ApiBuilder, builder, requireAbility } from '../../platform/graphql/index.ts'
import { type DwellOnDay, dwellHistory } from '../figures/dwell-history.ts'
import {
  type DetentionFigures,
  detentionFigures,
  type InventoryFigures,
  inventoryFigures,
} from '../figures/inventory-figures.ts'
import { MoneyRef } from './clock.types.ts'
import { readDayCount } from './read-day-count.ts'

const InventoryFiguresRef = builder.objectRef<InventoryFigures>('InventoryFigures')
const DetentionFiguresRef = builder.objectRef<DetentionFigures>('DetentionFigures')
const DwellOnDayRef = builder.objectRef<DwellOnDay>('DwellOnDay')

/** Figures about all trailers of a site. */
export function registerFigures(target: ApiBuilder): void {
  implementInventoryFigures()
  implementOthers()
  target.queryField('inventoryFigures', t =>
    t.field({
      description: 'The figures above the inventory of a site, as of the answer. UNAUTHORIZED.',
      type: InventoryFiguresRef,
      args: {
        siteId: t.arg.id({ required: true }),
        since: t.arg({
          type: 'DateTime',
          required: true,
          description: 'From when on trailers came and left "today": midnight where the reader is.',
        }),
      },
      resolve: (_root, { siteId, since }, ctx) => {
        requireAbility(ctx, 'trailer.view', siteId)
        return inventoryFigures(ctx.app, siteId, since)
      },
    }),
  )
  target.queryField('dwellHistory', t =>
    t.field({
      description:
        'What was in the yard at the end of each of the last days, oldest first; today as of the answer. Days are those of the site. BAD_INPUT; UNAUTHORIZED.',
      type: [DwellOnDayRef],
      args: {
        siteId: t.arg.id({ required: true }),
        days: t.arg.int({ description: 'How many, today included, 1 to 90; default 30.' }),
      },
      resolve: (_root, { siteId, days }, ctx) => {
        requireAbility(ctx, 'detention.view', siteId)
        return dwellHistory(ctx.app, siteId, readDayCount(days))
      },
    }),
  )
}

function implementInventoryFigures(): void {
  InventoryFiguresRef.implement({
    description: 'What the inventory of a site amounts to.',
    fields: t => ({
      onSite: t.exposeInt('onSite', { description: 'Trailers on site.' }),
      loaded: t.exposeInt('loaded'),
      empty: t.exposeInt('empty'),
      unknownLoad: t.exposeInt('unknownLoad', { description: 'Trailers on site into which nobody looked.' }),
      freeSpots: t.exposeInt('freeSpots', { description: 'Enabled spots in which no trailer stands.' }),
      missingZone: t.exposeInt('missingZone', { description: 'Trailers on site that stand in no zone.' }),
      missingZoneSince: t.expose('missingZoneSince', {
        type: 'DateTime',
        nullable: true,
        description: 'Since when the first of them does; null: there is none.',
      }),
      checkedIn: t.exposeInt('checkedIn', { description: 'Trailers that came since `since`.' }),
      lastCheckInAt: t.expose('lastCheckInAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Null: none came since then.',
      }),
      checkedOut: t.exposeInt('checkedOut', { description: 'Trailers that left since `since`.' }),
      lastCheckOutAt: t.expose('lastCheckOutAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Null: none left since then.',
      }),
      medianStaySeconds: t.exposeInt('medianStaySeconds', {
        nullable: true,
        description: 'How long the stays were that ended in the last 7 days; null: none did.',
      }),
      medianStayBeforeSeconds: t.exposeInt('medianStayBeforeSeconds', {
        nullable: true,
        description: 'The same for the 7 days before; null: none did.',
      }),
      detention: t.field({
        type: DetentionFiguresRef,
        nullable: true,
        description: 'About free time and money; null: the person may not see that.',
        resolve: ({ siteId }, _args, ctx) =>
          ctx.user !== null && can(ctx.user, 'detention.view', siteId)
            ? detentionFigures(ctx.app, siteId)
            : null,
      }),
    }),
  })
}

function implementOthers(): void {
  DetentionFiguresRef.implement({
    description: 'Free time and money of the trailers on site.',
    fields: t => ({
      over: t.exposeInt('over', { description: 'Trailers whose free time is over.' }),
      soon: t.exposeInt('soon', { description: 'Trailers whose free time ends within 12 hours.' }),
      held: t.exposeInt('held', {
        description: 'Trailers whose clock is held, whether their free time is over or not.',
      }),
      costs: t.expose('costs', {
        type: [MoneyRef],
        description: 'What all trailers on site have cost so far, one sum per currency.',
      }),
    }),
  })
  DwellOnDayRef.implement({
    description: 'What was in the yard at the end of a day.',
    fields: t => ({
      date: t.exposeString('date', { description: 'YYYY-MM-DD where the site is.' }),
      at: t.expose('at', { type: 'DateTime', description: 'The end of the day there, or now for today.' }),
      onSite: t.exposeInt('onSite'),
      overFreeTime: t.exposeInt('overFreeTime', {
        description: 'How many of them were over their free time; those whose clock was held included.',
      }),
    }),
  })
}
