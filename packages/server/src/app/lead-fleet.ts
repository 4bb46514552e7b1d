import { Gauge, type Registry } from 'prom-client'
import { Dispatcher, type DispatchSettings } from '../dispatch/index.ts'
import type { Gateway } from '../fleet-gateway/index.ts'
import { Duty } from '../platform/db/index.ts'
import type { ServerContext } from '../platform/server-context.ts'

/** Of all servers on one database. */
const FLEET_DUTY = 1

/**
 * Leads the fleet whenever no other server on the same database does: chooses trucks, gives orders and takes in how they
 * went. The others listen to the trucks for their own consoles, and one of them takes over within seconds when this
 * one is gone.
 */
export function leadFleet(app: ServerContext, gateway: Gateway, settings: DispatchSettings = {}): Duty {
  let dispatcher: Dispatcher | null = null
  return new Duty({
    address: app.db.address,
    key: FLEET_DUTY,
    log: app.log,
    begin: async () => {
      app.log.debug('this server leads the fleet')
      dispatcher = new Dispatcher(app, gateway, settings)
      await dispatcher.start()
    },
    end: async () => {
      gateway.standBy()
      await dispatcher?.close()
      dispatcher = null
    },
  })
}

/** Tells in `/metrics` who leads, so that somebody notices when nobody does. */
export function measureLead(duty: Duty, registry: Registry): void {
  new Gauge({
    name: 'fleet_lead',
    help: '1 while this server leads the fleet, 0 while another one does.',
    registers: [registry],
    collect() {
      this.set(duty.isHeld ? 1 : 0)
    },
  })
}
