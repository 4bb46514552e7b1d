/** How long to wait for the network before the next try, in milliseconds. */
const TRY_EVERY_MS = 2_000

/**
 * Loads code that the first screen does without. While the server cannot be reached it waits instead of failing:
 * what fails once would stay broken until the whole page is loaded again. Rejects when the server answers but has no
 * such code any more.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  { serverAnswers = asksServer, nextChance = awaitNextChance } = {},
): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      if (await serverAnswers()) return load()
      await nextChance()
    }
  }
}

function asksServer(): Promise<boolean> {
  return fetch('/_settings', { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}

function awaitNextChance(): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, TRY_EVERY_MS)
    globalThis.addEventListener('online', done)
  })
}
