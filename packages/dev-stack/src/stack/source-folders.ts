import { globSync } from 'node:fs'
import { PACKAGE_ARROWS } from '../structure/rules/structure-rules.ts'
import { ROOT } from '../tools/root.ts'

/** Absolute folders of everything that a package runs on: sources, schemas and data, its own and of what it imports. */
export function sourceFolders(name: string): string[] {
  return [name, ...(PACKAGE_ARROWS[name] ?? [])].flatMap(part =>
    globSync(`packages/${part}/{src,schemas,yard-data}`, { cwd: ROOT }).map(folder => ROOT + folder),
  )
}

/** Whether a process has to start again when this file changes: program or data, but no test and no editor's copy. */
export function isSource(path: string): boolean {
  return (
    /\.(ts|json|geojson|csv|css|html|schema)$/.test(path) &&
    !/\.(test|bench|prove)\.ts$/.test(path) &&
    !/(^|[\\/])(testing[\\/]|test-[\w-]+\.ts$)/.test(path)
  )
}
