export { registerDispatchSchema } from './dispatch.schema.ts'
export { Dispatcher, type DispatchPort, type DispatchSettings } from './dispatcher.ts'
