import { watch } from 'node:fs'
import { isSource } from './source-folders.ts'

/** Editors write several files, or one in several steps: so long it must be quiet, in milliseconds. */
const QUIET_MS = 150

/** What is run again when its sources change. */
export interface SourceFollower {
  /** Absolute folders to watch, with all below them. */
  folders: readonly string[]
  /** Starts it again; called once at a time. */
  restart(): Promise<void>
  /** Gets what `restart` rejects with; the next change tries again. */
  onFailure(error: unknown): void
}

/**
 * Restarts a part of the stack whenever one of its sources changes. Changes during a restart bring one more after it.
 *
 * @returns A function that ends the watch.
 */
export function followSources({ folders, restart, onFailure }: SourceFollower): () => void {
  let timer: NodeJS.Timeout | null = null
  let running = false
  let again = false
  const run = async (): Promise<void> => {
    timer = null
    if (running) {
      again = true
      return
    }
    running = true
    do {
      again = false
      await restart().catch(onFailure)
    } while (again)
    running = false
  }
  const changed = () => {
    if (timer) clearTimeout(timer)
    timer = setTimeout(run, QUIET_MS)
  }
  const watchers = folders.map(folder => {
    const watcher = watch(folder, { recursive: true }, (_event, path) => {
      if (path && isSource(path)) changed()
    })
    // A folder that goes while it is read, as when another branch is checked out.
    return watcher.on('error', changed)
  })
  return () => {
    if (timer) clearTimeout(timer)
    again = false
    for (const watcher of watchers) watcher.close()
  }
}
