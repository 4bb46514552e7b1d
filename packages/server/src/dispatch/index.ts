export { Dispatcher, type DispatchPort, type DispatchSettings } from './dispatcher.ts'
export { dispatchFeature } from './feature.ts'
