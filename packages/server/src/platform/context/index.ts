export { createContext, type FeatureService, provide, type ServerContext } from './server-context.ts'
export { type ServiceKey, type Services, serviceKey } from './services.ts'
