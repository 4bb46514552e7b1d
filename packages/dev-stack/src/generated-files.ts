import { binary, runTool } from './tools/run-tool.ts'

/** Files that are generated and committed, so that a change of them is reviewed as a diff. */
export const GENERATED_FILES = [
  'packages/domain/src/errors/error-lists.generated.ts',
  'packages/server/src/platform/db/tables.generated.ts',
  'schema.graphql',
  'packages/console/src/site-data/moves/move-values.generated.graphql',
  'packages/console/src/moves/form/save-move.generated.graphql',
  'packages/console/src/platform/graphql/graphql.generated.ts',
  'docs/errors.md',
] as const

const node = process.execPath

/** Writes every generated file, in an order in which each finds what it needs; null, or what went wrong. */
export async function generate(): Promise<string | null> {
  const steps: [string, string[]][] = [
    [node, ['packages/dev-stack/src/errors/write-error-lists.ts']],
    [node, ['packages/server/src/platform/db/generator/generate-tables.ts']],
    [node, ['packages/server/src/app/print-schema.ts']],
    [node, ['packages/dev-stack/src/documents/write-move-documents.ts']],
    [binary('graphql-codegen'), ['--config', 'packages/console/codegen.ts']],
    [node, ['packages/dev-stack/src/write-error-page.ts']],
  ]
  for (const [program, args] of steps) {
    const { code, output } = await runTool(program, args)
    if (code !== 0) return `${args.join(' ')}\n${output}`
  }
  return null
}
