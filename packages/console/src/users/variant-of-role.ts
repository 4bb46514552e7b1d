import { type Ability, can, type User } from '@tractrix/domain/users'
import type { Variant } from '../platform/variant.ts'

/**
 * A variant without what the roles of this person do not allow at the site (MV-OPEN-03, MV-OPEN-141). Without a site
 * nothing is taken away: the buttons themselves say that none is selected.
 */
export function variantOfRole(variant: Variant, user: User, siteId: string | null): Variant {
  if (siteId === null) return variant
  const may = (ability: Ability) => can(user, ability, siteId)
  return {
    ...variant,
    addMove: variant.addMove && may('move.create'),
    moveChanges: variant.moveChanges && may('move.edit'),
    testing: variant.testing && may('move.test'),
  }
}
