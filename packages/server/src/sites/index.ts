export { siteById } from './sites.loaders.ts'
export { registerSitesSchema } from './sites.schema.ts'
export { listSites, readSites } from './sites.store.ts'
export { SiteRef } from './sites.types.ts'
