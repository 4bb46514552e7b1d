export {
  executeOperation,
  executePrepared,
  type GraphQLAnswer,
  type GraphQLParams,
} from './execution/execute.ts'
export { OperationPreparer, type PrepareOptions } from './execution/prepare.ts'
export { type GraphQLRoute, registerGraphQLRoute } from './http/http-route.ts'
export { RequestBudget } from './limits/request-budget.ts'
export { defineListLoader, defineLoader, type LoaderDefinition, Loaders } from './request/loaders.ts'
export { type RequestContext, requestContext } from './request/request-context.ts'
export { requireAbility, requireUser } from './request/require-ability.ts'
export { boundArguments } from './schema/bound-arguments.ts'
export { boundLists } from './schema/bound-lists.ts'
export { type ApiBuilder, builder, createBuilder, enumOf } from './schema/builder.ts'
export { UploadedFile } from './schema/uploaded-file.ts'
