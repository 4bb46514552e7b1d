import { Gauge, type Registry } from 'prom-client'
import { FLEET_CONNECTION } from '../fleet/index.ts'
import { type ServerContext, serviceKey } from '../platform/context/index.ts'
import { LeaderElection } from '../platform/db/index.ts'
import { Dispatcher } from './dispatcher.ts'

/** Key of the fleet's election among all servers on one database. */
const FLEET_ELECTION = 1

/** The election of this server among all on its database. */
export const FLEET_LEAD = serviceKey<LeaderElection>('lead of the fleet')

/**
 * Leads the fleet whenever no other server on the same database does: chooses trucks, gives orders and takes in how they
 * went. The others listen to the trucks for their own consoles, and one of them takes over within seconds when this
 * one is gone.
 */
export function leadFleet(app: ServerContext): LeaderElection {
  const { gateway } = app.services.get(FLEET_CONNECTION)
  const { lostTruckAfterMs } = app.config
  let dispatcher: Dispatcher | null = null
  return new LeaderElection({
    address: app.db.address,
    key: FLEET_ELECTION,
    log: app.log,
    begin: async () => {
      app.log.debug('this server leads the fleet')
      dispatcher = new Dispatcher(app, gateway, { lostTruckAfterMs })
      await dispatcher.start()
    },
    end: async () => {
      gateway.standBy()
      await dispatcher?.close()
      dispatcher = null
    },
  })
}

/** Exposes in `/metrics` which server leads, so that an alert can fire when none does. */
export function measureLead(election: LeaderElection, registry: Registry): void {
  new Gauge({
    name: 'fleet_lead',
    help: '1 while this server leads the fleet, 0 while another one does.',
    registers: [registry],
    collect() {
      this.set(election.isLeader ? 1 : 0)
    },
  })
}
