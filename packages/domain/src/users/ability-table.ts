import type { SiteRole } from './user.ts'

/** `everyone-of-site`: any role at the site; a list: one of these roles there; `nobody-but-admin`: global admin only. */
type Holders = 'everyone-of-site' | 'nobody-but-admin' | readonly SiteRole[]

/**
 * Who may do what, the only such table in the house; admin may do everything.
 * Members of a site share its actions whatever their role (MV-OPEN-03, OP-OPEN-01, OP-OPEN-138).
 */
export const ABILITY_TABLE = {
  'site.view': 'everyone-of-site',
  /** Working hours and partner API acceptance (OP-TOG-01). */
  'site.configure': 'everyone-of-site',
  'move.view': 'everyone-of-site',
  'move.create': 'everyone-of-site',
  'move.edit': 'everyone-of-site',
  'move.enqueue': 'everyone-of-site',
  'move.cancel': 'everyone-of-site',
  'move.complete': 'everyone-of-site',
  'move.delete': 'everyone-of-site',
  'move.return': 'everyone-of-site',
  /** Bulk testing actions of the integration console (MV-CON-07). */
  'move.test': 'everyone-of-site',
  'zone.setEnabled': 'everyone-of-site',
  /** Making, changing and removing zones and no-go regions, and forgetting what a truck saw there (MV-OPEN-97, MV-OPEN-12). */
  'zone.edit': 'everyone-of-site',
  'trailer.view': 'everyone-of-site',
  'trailer.edit': 'everyone-of-site',
  'truck.view': 'everyone-of-site',
  'truck.setAvailability': 'everyone-of-site',
  /** Recording data on a truck and sending it messages (MV-MUT-21, MV-MUT-22). */
  'truck.service': 'everyone-of-site',
  /** Reason forms (MV-MUT-17). */
  'form.submit': 'everyone-of-site',
  'assist.view': 'everyone-of-site',
  'assist.answer': 'everyone-of-site',
  /** The SiteAssist tab alone is limited by role (OP-OPEN-69, OP-OPEN-70). */
  'siteAssist.open': ['Dispatcher'],
  /** Screen recordings of moves (MV-PER-01, OP-OPEN-141). */
  'recording.view': 'nobody-but-admin',
  'user.admin': 'nobody-but-admin',
} as const satisfies Record<string, Holders>

export type Ability = keyof typeof ABILITY_TABLE
export const ABILITIES = Object.keys(ABILITY_TABLE) as readonly Ability[]
