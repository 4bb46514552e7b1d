import { useEffect, useMemo } from 'react'
import { useConsoleFeatures } from '../../platform/settings/console-features.ts'
import { type MoveRow, useSiteData, useTelemetryStore } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { loadTicketMapping, ticketMapping } from './ticket-mapping.ts'
import { ticketUrl } from './ticket-url.ts'

/**
 * Opens a ticket form about a move in a new window (MV-BUG-01); null where no form is set up, so that the action is
 * not shown (MV-OPEN-32).
 */
export function useBugTicket(): ((move: MoveRow) => void) | null {
  const { bugTicketUrl, bugTicketFormId } = useConsoleFeatures()
  const site = useSite().name
  const { trucks } = useSiteData()
  const store = useTelemetryStore()
  useEffect(() => {
    if (bugTicketUrl !== null) void loadTicketMapping()
  }, [bugTicketUrl])
  return useMemo(() => {
    if (bugTicketUrl === null) return null
    return (move: MoveRow) => {
      const truck = move.truck ?? move.requestedTruck
      const facts = {
        truck: truck?.name ?? null,
        missionId: move.id,
        truckState: (truck && store.get(truck.id)?.truckState) ?? null,
        site,
        version: (truck && trucks.get(truck.id)?.manifestVersionRef) ?? null,
      }
      const address = ticketUrl({ url: bugTicketUrl, formId: bugTicketFormId }, ticketMapping(), facts)
      window.open(address, '_blank', 'noopener')
    }
  }, [bugTicketUrl, bugTicketFormId, site, trucks, store])
}
