import { TICKET_FACTS, type TicketFactName, type TicketMapping } from './ticket-mapping.ts'

/** What a ticket tells about the move; null: not known (MV-BUG-04). */
export type TicketFacts = Record<TicketFactName, string | null>

const LABELS = {
  truck: 'Truck',
  missionId: 'Mission ID',
  truckState: 'Truck state',
  site: 'Site',
  version: 'Software version',
} as const satisfies Record<TicketFactName, string>

/** Address of the ticket form with its fields filled: form, summary, description, custom ones (MV-BUG-02 to MV-BUG-05). */
export function ticketUrl(
  form: { url: string; formId: string | null },
  mapping: TicketMapping,
  facts: TicketFacts,
): string {
  const url = new URL(form.url)
  if (form.formId !== null) url.searchParams.set(mapping.formIdField, form.formId)
  url.searchParams.set(mapping.summaryField, filled(mapping.summary, facts))
  url.searchParams.set(mapping.descriptionField, description(facts))
  for (const fact of TICKET_FACTS) {
    const field = mapping.customFields[fact]
    if (field !== undefined && facts[fact] !== null) url.searchParams.set(field, facts[fact])
  }
  return url.href
}

function description(facts: TicketFacts): string {
  return TICKET_FACTS.map(fact => `${LABELS[fact]}: ${facts[fact] ?? '-'}`).join('\n')
}

function filled(template: string, facts: TicketFacts): string {
  return TICKET_FACTS.reduce((text, fact) => text.replaceAll(`{${fact}}`, facts[fact] ?? '-'), template)
}
