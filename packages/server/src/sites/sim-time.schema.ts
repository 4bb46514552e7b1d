import { type ApiBuilder, builder, requireAbility } from '../platform/graphql/index.ts'
import { type LiveSource, liveField, liveTopic } from '../platform/live/index.ts'
import { SIM_CLOCKS, type SimTime } from './sim-time.ts'

const SimTimeRef = builder.objectRef<SimTime>('SimTime')

/** Where simulated clocks stand; the channels are site ids. */
export const simTimes = liveTopic<SimTime>('sim-time')

/** The clock runs on by its rate, so only newcomers, and everyone after a gap, are told where it stands. */
const simTimeSource: LiveSource<{ siteId: string }, SimTime> = {
  ability: 'site.view',
  sites: ({ siteId }) => [siteId],
  channels: ({ siteId }) => [{ topic: simTimes, id: siteId }],
  snapshot: ({ siteId }, { app }) => {
    const time = app.services.get(SIM_CLOCKS).of(siteId)
    return time ? [time] : []
  },
}

/** The simulated clock of a site (OP-QRY-16, MV-SUB-02, OP-SUB-07). */
export function registerSimTimeSchema(target: ApiBuilder): void {
  SimTimeRef.implement({
    description: 'What the simulated clock of a site shows; it is displayed only (OP-OPEN-60).',
    fields: t => ({
      siteId: t.exposeID('siteId'),
      initialization: t.expose('initialization', {
        type: 'DateTime',
        description: 'When the simulation began, in real and in simulated time alike.',
      }),
      clock: t.expose('clock', {
        type: 'DateTime',
        description: 'Simulated time at the moment of the answer; it runs on by `rate`.',
      }),
      rate: t.exposeFloat('rate', { description: 'Simulated seconds per real second.' }),
    }),
  })
  target.queryField('getSimDateTime', t =>
    t.field({
      description:
        'The simulated time of a site (OP-QRY-16); null for one that is not simulated. UNAUTHORIZED for a foreign site.',
      type: SimTimeRef,
      nullable: true,
      args: { siteId: t.arg.id({ required: true }) },
      resolve: (_root, { siteId }, ctx) => {
        requireAbility(ctx, 'site.view', siteId)
        return ctx.app.services.get(SIM_CLOCKS).of(siteId)
      },
    }),
  )
  target.subscriptionField('simTimeUpdates', t =>
    t.field({
      description:
        'Where the simulated clock of a site stands, at first and whenever it is set anew (MV-SUB-02); silent for a site that is not simulated.',
      type: SimTimeRef,
      args: { siteId: t.arg.id({ required: true }) },
      ...liveField(simTimeSource),
      resolve: time => time,
    }),
  )
}
