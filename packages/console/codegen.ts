import type { CodegenConfig } from '@graphql-codegen/cli'

/** Types and documents of every operation of the console: `graphql-codegen --config packages/console/codegen.ts`. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['packages/console/src/**/*.graphql'],
  generates: {
    'packages/console/src/platform/graphql/graphql.generated.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: false,
        nonOptionalTypename: false,
        dedupeFragments: true,
        strictScalars: true,
        defaultScalarType: 'unknown',
        documentMode: 'graphQLTag',
        gqlImport: 'urql#gql',
        scalars: { ID: 'string', DateTime: 'string', JSON: 'unknown', SiteSeq: 'number', Upload: 'File' },
        avoidOptionals: { field: true, inputValue: false, object: true },
      },
    },
  },
}

export default config
