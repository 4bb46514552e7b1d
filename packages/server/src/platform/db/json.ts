/**
 * A value for a jsonb column. The driver would turn a bare array into a PostgreSQL array, so jsonb columns accept only
 * this text.
 */
export function json(value: unknown): string {
  return JSON.stringify(value ?? null)
}
