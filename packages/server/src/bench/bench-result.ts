/** What a bench answers: figures for people, and one ratio to something that ran side by side. */
export interface BenchResult {
  name: string
  figures: { label: string; value: number; unit: string }[]
  /** Ours divided by the comparison; smaller is better. */
  ratio: number
  /** The ratio that should not be exceeded. */
  goal: number
}

/** Prints a result as a table, for a bench that is run by itself. */
export function printResult({ name, figures, ratio, goal }: BenchResult): void {
  const width = Math.max(...figures.map(({ label }) => label.length))
  const lines = figures.map(
    ({ label, value, unit }) => `  ${label.padEnd(width)}  ${value.toFixed(2).padStart(10)} ${unit}`,
  )
  process.stdout.write(`${name}\n${lines.join('\n')}\n  ratio ${ratio.toFixed(2)} (goal ${goal})\n`)
}

/** The middle value; of an even number the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
