import { catalogued } from '@tractrix/domain/errors'
import { INTEGRATION_CALLS } from '@tractrix/domain/moves'
import { type ApiBuilder, builder, enumOf, requireAbility } from '../platform/graphql/index.ts'
import { isIntegrated } from './partner-integration.ts'

/** What became of one trailer of an import. */
interface ImportedTrailer {
  scac: string
  serial: string
  status: string
  errorMessage: string | null
}

const ImportedTrailerRef = builder.objectRef<ImportedTrailer>('ImportedTrailer')
const IntegrationCallRef = enumOf(builder, 'IntegrationCall', INTEGRATION_CALLS, {
  description: 'What a partner can be asked for (MV-ENT-37).',
})

/** The systems of partners (MV-OPEN-102, MV-MUT-20). */
export function registerIntegrationsSchema(target: ApiBuilder): void {
  ImportedTrailerRef.implement({
    description: 'What became of one trailer of an import (MV-MUT-20).',
    fields: t => ({
      scac: t.exposeString('scac'),
      serial: t.exposeString('serial'),
      status: t.exposeString('status'),
      errorMessage: t.exposeString('errorMessage', { nullable: true }),
    }),
  })
  target.queryField('customerAPIExists', t =>
    t.boolean({
      description:
        'Whether the system of the partner of the site can be asked for this (OP-QRY-12, MV-OPEN-102). UNAUTHORIZED for a foreign site.',
      args: {
        siteId: t.arg.id({ required: true }),
        type: t.arg({ type: IntegrationCallRef, required: true }),
      },
      resolve: (_root, { siteId, type }, ctx) => {
        requireAbility(ctx, 'site.view', siteId)
        return isIntegrated(siteId, type)
      },
    }),
  )
  target.mutationField('importPartnerTrailers', t =>
    t.field({
      description:
        'Takes over the trailers that the partner of the site knows of (MV-MUT-20, OP-MUT-07). NOT_CONFIGURED while no integration answers getTrailers; UNAUTHORIZED for a foreign site.',
      type: [ImportedTrailerRef],
      args: { siteId: t.arg.id({ required: true }) },
      resolve: (_root, { siteId }, ctx) => {
        requireAbility(ctx, 'trailer.edit', siteId)
        throw catalogued('NOT_CONFIGURED', {
          message: 'No partner integration with getTrailers is configured for this site.',
        })
      },
    }),
  )
}
