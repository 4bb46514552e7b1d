export { SiteClocks } from './clocks/site-clocks.ts'
export { detentionFeature } from './feature.ts'
export { insertTerms } from './store/terms.store.ts'
