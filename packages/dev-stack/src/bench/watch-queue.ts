import type { Page } from 'playwright-core'

/** A numbered note that was sent to a row, and when, in milliseconds since 1970. */
export interface Change {
  id: string
  number: number
  at: number
}

interface Watched {
  /** Notes as they came to the screen: the row, its number, when. */
  seen: { id: string; number: number; at: number }[]
  frames: number[]
  longestTaskMs: number
  /** The row that is followed on the screen, and how far it came off its place; null: none is. */
  followed: { id: string; top: number; shiftPx: number } | null
}

type WatchedWindow = Window & { watched: Watched }

/** Starts to note in the page which numbers its rows show, how long each frame took and the longest task. */
export async function watchQueue(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { seen: [], frames: [], longestTaskMs: 0, followed: null }
    Object.assign(window, { watched })
    const shown = new Map<string, number>()
    let last = performance.now()
    const look = (now: number) => {
      watched.frames.push(now - last)
      last = now
      for (const row of document.querySelectorAll<HTMLElement>('[role=row][data-row]')) {
        const id = row.dataset.row ?? ''
        const number = Number(/Note (\d+)/.exec(row.textContent ?? '')?.[1] ?? 0)
        if (number <= (shown.get(id) ?? 0)) continue
        shown.set(id, number)
        watched.seen.push({ id, number, at: Date.now() })
      }
      const { followed } = watched
      if (followed !== null) {
        const row = document.querySelector(`[role=row][data-row="${followed.id}"]`)
        const top = row?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
        followed.shiftPx = Math.max(followed.shiftPx, Math.abs(top - followed.top))
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries())
        watched.longestTaskMs = Math.max(watched.longestTaskMs, duration)
    }).observe({ type: 'longtask' })
  })
}

/** Follows this row frame by frame from where it stands now. */
export async function followRow(page: Page, id: string): Promise<void> {
  await page.evaluate(followedId => {
    const row = document.querySelector(`[role=row][data-row="${followedId}"]`)
    const { watched } = window as unknown as WatchedWindow
    watched.followed = { id: followedId, top: row?.getBoundingClientRect().top ?? 0, shiftPx: 0 }
  }, id)
}

/** How far the followed row came off its place in any frame, in pixels; infinite when it was gone for one. */
export function shiftOfRow(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.followed?.shiftPx ?? 0)
}

export interface Seen {
  /** Milliseconds from the request until the row showed that number or a later one. */
  delays: number[]
  /** Milliseconds. */
  frames: number[]
  /** 0: no task was longer than 50 ms. */
  longestTaskMs: number
}

/** Waits until every row shows its last change; rejects when one never comes. */
export async function seenOf(page: Page, changes: readonly Change[]): Promise<Seen> {
  const newest = [...new Map(changes.map(change => [change.id, change])).values()]
  await page.waitForFunction(
    awaited =>
      awaited.every(({ id, number }) =>
        (window as unknown as WatchedWindow).watched.seen.some(
          seen => seen.id === id && seen.number >= number,
        ),
      ),
    newest,
  )
  const { seen, frames, longestTaskMs } = await page.evaluate(
    () => (window as unknown as WatchedWindow).watched,
  )
  const delays = changes.map(({ id, number, at }) => {
    const first = seen.find(known => known.id === id && known.number >= number)
    return (first?.at ?? Number.POSITIVE_INFINITY) - at
  })
  return { delays, frames, longestTaskMs }
}
