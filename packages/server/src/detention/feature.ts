import { provide } from '../platform/context/index.ts'
import { defineFeature } from '../platform/feature/index.ts'
import { TRAILER_CLOCKS } from '../trailers/index.ts'
import { SiteClocks } from './clocks/site-clocks.ts'
import { registerDetentionSchema } from './schema/detention.schema.ts'

/** How long trailers are on site against free time and rates, and what that costs. */
export const detentionFeature = defineFeature({
  name: 'detention',
  tier: 4,
  services: [provide(TRAILER_CLOCKS, ({ db }) => new SiteClocks(db.kysely))],
  schema: registerDetentionSchema,
})
