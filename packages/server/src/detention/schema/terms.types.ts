import type { TermsRow } from '@tractrix/domain/detention'
import { builder } from '../../platform/graphql/index.ts'
import type { SavedTerms } from '../store/terms.store.ts'
import { ChargeUnitRef, CurrencyRef, TermsLoadRef } from './clock.types.ts'

const TermsRowRef = builder.objectRef<TermsRow>('DetentionTermsRow')
export const DetentionTermsRef = builder.objectRef<SavedTerms>('DetentionTerms')

const FREE_HOURS = 'Free time: whole hours, 0 to 8760.'
const PRICE =
  'The rate for each started unit, in the smallest unit of the currency; 0: time over is counted, but costs nothing.'

export const TermsRowInput = builder.inputType('DetentionTermsRowInput', {
  description: 'How long the trailers of a carrier stand free of charge, and what more time costs.',
  fields: t => ({
    scac: t.string({ description: 'Carrier code, 2 to 4 letters; null: any carrier.' }),
    load: t.field({ type: TermsLoadRef, required: true }),
    freeHours: t.int({ required: true, description: FREE_HOURS }),
    priceMinor: t.int({ required: true, description: PRICE }),
    per: t.field({ type: ChargeUnitRef, required: true }),
  }),
})

/** The GraphQL types of the table of free time and rates. */
export function registerTermsTypes(): void {
  TermsRowRef.implement({
    description:
      'How long the trailers of a carrier stand free of charge, and what more time costs. The most specific row is the one that counts: carrier and load, carrier, load, neither.',
    fields: t => ({
      scac: t.exposeString('scac', { nullable: true, description: 'Carrier code; null: any carrier.' }),
      load: t.expose('load', { type: TermsLoadRef }),
      freeHours: t.exposeInt('freeHours', { description: FREE_HOURS }),
      priceMinor: t.exposeInt('priceMinor', { description: PRICE }),
      per: t.expose('per', { type: ChargeUnitRef }),
    }),
  })
  DetentionTermsRef.implement({
    description:
      'The table of free time and rates of a site as it is from one moment on, until a later one takes its place.',
    fields: t => ({
      id: t.exposeID('id'),
      siteId: t.exposeID('siteId'),
      version: t.exposeInt('version', { description: '1 for the first table of the site.' }),
      validFrom: t.expose('validFrom', { type: 'DateTime' }),
      currency: t.expose('currency', { type: CurrencyRef }),
      rows: t.field({ type: [TermsRowRef], resolve: ({ rows }) => [...rows] }),
      savedAt: t.expose('savedAt', { type: 'DateTime' }),
      savedBy: t.exposeString('savedBy', {
        nullable: true,
        description: 'Name of the person; null: it came with the yard, or the person is gone.',
      }),
    }),
  })
}
