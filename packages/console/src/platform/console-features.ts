/** What the environment turns on in this console (`PUBLIC_*` settings, MV-OPEN-33). */
export interface ConsoleFeatures {
  /** Moves have a class beside their category (MV-CST-16, MV-VAL-02). */
  moveClassEnabled: boolean
  /** Shown beside the logo; null in production. */
  environmentName: string | null
}

/** Reads the settings from the JSON that the server puts into the page; anything missing is off. */
export function readConsoleFeatures(json: string | null | undefined): ConsoleFeatures {
  const settings = parseRecord(json)
  const name = settings.environmentName
  return {
    moveClassEnabled: settings.moveClassEnabled === true,
    environmentName: typeof name === 'string' && name !== '' && name !== 'production' ? name : null,
  }
}

export const consoleFeatures: ConsoleFeatures = readConsoleFeatures(
  globalThis.document?.getElementById('console-settings')?.textContent,
)

function parseRecord(json: string | null | undefined): Record<string, unknown> {
  if (!json) return {}
  try {
    const parsed: unknown = JSON.parse(json)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
