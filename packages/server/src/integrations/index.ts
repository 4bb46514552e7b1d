export { registerIntegrationsSchema } from './integrations.schema.ts'
