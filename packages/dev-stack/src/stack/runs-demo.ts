/** Whether the settings ask for the demo yards, and so for simulated trucks: by default with the embedded database. */
export function runsDemo(settings: Record<string, string | undefined>): boolean {
  return (settings.TRACTRIX_DEMO ?? (settings.DATABASE_URL ? 'off' : 'on')) === 'on'
}
