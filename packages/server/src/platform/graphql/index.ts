export * from './builder.ts'
export * from './loaders.ts'
export * from './request-context.ts'
export * from './require-ability.ts'
