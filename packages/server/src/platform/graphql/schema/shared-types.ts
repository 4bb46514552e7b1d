import { OPERATIONS, type Sentence } from '@tractrix/domain/platform'
import { builder, enumOf } from './builder.ts'

/** Types that the lists and subscriptions of every feature share. */

/** A sentence apart from its language; the English words stand beside it in a field of their own. */
export const SentenceRef = builder.objectRef<Sentence>('Sentence')
SentenceRef.implement({
  description: 'A sentence apart from its language, for programs that translate.',
  fields: t => ({
    code: t.exposeString('code', { description: 'Which sentence; codes may be added.' }),
    args: t.expose('args', {
      type: 'JSON',
      description:
        'What fills it, by name: numbers, texts as they are, and further sentences as {code, args, message}, alone or as a list.',
    }),
    message: t.exposeString('message', { description: 'The same in English.' }),
  }),
})

/** What happened to a record, in every live update (MV-OPEN-26). */
export const OperationRef = enumOf(builder, 'Operation', OPERATIONS, {
  description: 'What happened to the record (MV-OPEN-26).',
})

const SortDirectionRef = enumOf(builder, 'SortDirection', ['asc', 'desc'] as const)

/** One step of an order. */
export interface OrderBy {
  field: string
  direction: 'asc' | 'desc'
}

export const OrderByInput = builder.inputType('OrderBy', {
  description: 'One step of an order; further steps decide among equals (MV-OPEN-08).',
  fields: t => ({
    field: t.string({
      required: true,
      description: 'A field of the listed type; BAD_INPUT names those possible.',
    }),
    direction: t.field({ type: SortDirectionRef, required: true }),
  }),
})

/** A span of time, both ends included; `isNull` asks for missing (true) or present (false) times. */
export interface DateRange {
  from?: string | null | undefined
  to?: string | null | undefined
  isNull?: boolean | null | undefined
}

export const DateRangeInput = builder.inputType('DateRange', {
  description: 'A span of time, both ends included and both optional (MV-OPEN-09).',
  fields: t => ({
    from: t.field({ type: 'DateTime' }),
    to: t.field({ type: 'DateTime' }),
    isNull: t.boolean({ description: 'True: only where there is no time; false: only where there is one.' }),
  }),
})

/** The argument of a subscription that says where it begins. Its value never reaches the resolver. */
export const AFTER_ARGUMENT = {
  type: 'SiteSeq',
  description:
    'Begin with what came after this number: that of the list shown (its `extensions.siteSeq`) or of the last event received. Left out: with the next change. CHANGES_EXPIRED when not everything since then is kept: read the list again.',
} as const
