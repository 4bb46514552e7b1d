import { onTestFinished, vi } from 'vitest'
import { loadConsoleFeatures } from '../../platform/settings/console-features.ts'

/** Loads the console's settings as the server would answer them; after the test everything is off again. */
export async function withSettings(settings: Record<string, unknown>): Promise<void> {
  await load(settings)
  onTestFinished(() => load({}))
}

async function load(settings: Record<string, unknown>): Promise<void> {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(settings))
  await loadConsoleFeatures()
  fetch.mockRestore()
}
