export * from './entity-changes.ts'
export * from './live-source.ts'
export * from './live-topics.ts'
