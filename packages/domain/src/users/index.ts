export { ABILITIES, ABILITY_TABLE, type Ability } from './ability-table.ts'
export { can } from './can.ts'
export { ADMIN_PERMISSION, isAdmin, SITE_ROLES, type SiteRole, type User, type UserSiteRole } from './user.ts'
export { USER_ERRORS } from './user-errors.ts'
