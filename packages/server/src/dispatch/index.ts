export { Dispatcher, type DispatchPort } from './dispatcher.ts'
