/** How the ticket form names its fields: the file `jira/custom-field-mapping.json` (MV-BUG-06, MV-OPEN-32). */
export interface TicketMapping {
  /** Names of the query fields. */
  formIdField: string
  summaryField: string
  descriptionField: string
  /** Holds `{truck}`, `{missionId}`, `{truckState}`, `{site}`, `{version}`. */
  summary: string
  /** Query field by what it is filled with. */
  customFields: Partial<Record<TicketFactName, string>>
}

export const TICKET_FACTS = ['truck', 'missionId', 'truckState', 'site', 'version'] as const
export type TicketFactName = (typeof TICKET_FACTS)[number]

/** Holds until the file is there, and when it cannot be loaded: no custom fields. */
export const PLAIN_MAPPING: TicketMapping = {
  formIdField: 'formId',
  summaryField: 'summary',
  descriptionField: 'description',
  summary: '{site}: move {missionId}, truck {truck}',
  customFields: {},
}

/** Understands the file; what is missing or of another sort is as in `PLAIN_MAPPING`. */
export function readTicketMapping(file: unknown): TicketMapping {
  if (!isRecord(file)) return PLAIN_MAPPING
  const text = (name: keyof TicketMapping) => {
    const value = file[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const custom = isRecord(file.customFields) ? file.customFields : {}
  return {
    formIdField: text('formIdField') ?? PLAIN_MAPPING.formIdField,
    summaryField: text('summaryField') ?? PLAIN_MAPPING.summaryField,
    descriptionField: text('descriptionField') ?? PLAIN_MAPPING.descriptionField,
    summary: text('summary') ?? PLAIN_MAPPING.summary,
    customFields: Object.fromEntries(
      TICKET_FACTS.flatMap(fact => (typeof custom[fact] === 'string' ? [[fact, custom[fact]]] : [])),
    ),
  }
}

const MAPPING_PATH = '/jira/custom-field-mapping.json'
let mapping: TicketMapping | null = null

/** Fetches the mapping once; a click on the action does not wait, because a window may only open at once. */
export async function loadTicketMapping(): Promise<void> {
  if (mapping !== null) return
  mapping = PLAIN_MAPPING
  const file: unknown = await fetch(MAPPING_PATH)
    .then(response => (response.ok ? response.json() : null))
    .catch(() => null)
  mapping = readTicketMapping(file)
}

/** The mapping as it is known now. */
export function ticketMapping(): TicketMapping {
  return mapping ?? PLAIN_MAPPING
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
