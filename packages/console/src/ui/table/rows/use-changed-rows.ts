import { useEffect, useMemo, useState } from 'react'

/** How long a changed row stays tinted, in milliseconds; the style sheet fades it over the same time. */
export const CHANGED_MS = 2400

/**
 * Rows that just changed, by id, and how to name one. A row that changes again while it is tinted stays tinted for
 * the whole time again.
 */
export function useChangedRows(): { changed: ReadonlySet<string>; markChanged: (id: string) => void } {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const marks = useMemo(() => new ChangedMarks(setChanged), [])
  useEffect(() => () => marks.dispose(), [marks])
  return { changed, markChanged: marks.mark }
}

class ChangedMarks {
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #show: (ids: ReadonlySet<string>) => void

  constructor(show: (ids: ReadonlySet<string>) => void) {
    this.#show = show
  }

  readonly mark = (id: string): void => {
    clearTimeout(this.#timers.get(id))
    this.#timers.set(
      id,
      setTimeout(() => {
        this.#timers.delete(id)
        this.#tell()
      }, CHANGED_MS),
    )
    this.#tell()
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  #tell(): void {
    this.#show(new Set(this.#timers.keys()))
  }
}
