import type { SiteRole } from './user.ts'

/** Every role may see its site. */
const EVERYONE = ['Manager', 'Operator', 'Dispatcher', 'Driver', 'Customer', 'Partner'] as const
/** The daily work of the yard. Managers may do all that Operators may. */
const CREW = ['Manager', 'Operator', 'Dispatcher'] as const

/**
 * Which roles of a site hold which ability there: the only such table. The global permission `admin` holds every ability
 * everywhere; an empty list is for admins alone (MV-OPEN-03, MV-OPEN-141, OP-OPEN-01, OP-OPEN-138, OP-OPEN-150).
 */
export const ABILITY_TABLE = {
  'site.view': EVERYONE,
  /** Working hours and partner API acceptance (OP-TOG-01). */
  'site.configure': CREW,
  'move.view': EVERYONE,
  'move.create': CREW,
  'move.edit': CREW,
  'move.enqueue': CREW,
  'move.cancel': CREW,
  'move.complete': CREW,
  'move.delete': CREW,
  'move.return': CREW,
  /** Making moves as a partner's system does: their source is `api` (MV-OPEN-66). */
  'move.order': ['Partner'],
  /** The testing tools on moves with source `api` (MV-CON-07, MV-OPEN-93). */
  'move.test': ['Manager', 'Partner'],
  /** The testing tools on every move. */
  'move.testAny': ['Manager'],
  'zone.setEnabled': CREW,
  /** Closing the outline of a zone to trucks, and opening it again (MV-MUT-14, MV-MUT-15). */
  'zone.setNoGo': CREW,
  /** Clearing what a truck saw in a zone (MV-MUT-16). */
  'zone.clearObservation': CREW,
  /** Creating, reshaping and deleting zones (MV-OPEN-97, OP-OPEN-150). */
  'zone.edit': ['Manager'],
  'trailer.view': EVERYONE,
  'trailer.edit': CREW,
  /** Free time, rates and costs of trailers: nothing for drivers, and for partners, who pay them. */
  'detention.view': [...CREW, 'Customer'],
  /** The table of free time and rates of a site. */
  'detention.configure': ['Manager'],
  /** Holding the clock of a trailer, and releasing it. */
  'detention.hold': CREW,
  /** Saying which trailers came and left, as the system at a gate does (OP-MUT-01, OP-MUT-02, OP-MUT-04). */
  'trailer.report': ['Partner'],
  'truck.view': EVERYONE,
  'truck.setAvailability': CREW,
  /** Recording data on a truck (MV-MUT-21). */
  'truck.record': [...CREW, 'Driver'],
  /** Sending messages to a topic on a truck (MV-MUT-22). */
  'truck.publish': CREW,
  /** Reason forms, inspections and the forms that a truck asks its driver to fill in (MV-MUT-17, OP-ROL-05). */
  'form.submit': [...CREW, 'Driver'],
  'assist.view': EVERYONE,
  /** Resolving an assist; a driver answers what the truck asks (OP-ROL-04, OP-ROL-05). */
  'assist.answer': [...CREW, 'Driver'],
  /** The SiteAssist tab is not for Managers either (OP-OPEN-69, OP-OPEN-70). */
  'siteAssist.open': ['Dispatcher'],
  /** What was done at the site, by whom and when: for those who answer for it. */
  'history.read': ['Manager'],
  /** Making, listing and revoking the API keys of a site. */
  'apiKey.manage': ['Manager'],
  /** Screen recordings of moves (MV-PER-01, OP-OPEN-141). */
  'recording.view': [],
  'user.admin': [],
} as const satisfies Record<string, readonly SiteRole[]>

export type Ability = keyof typeof ABILITY_TABLE
export const ABILITIES = Object.keys(ABILITY_TABLE) as readonly Ability[]
