/** What an API key may be limited to; each scope gives some of the abilities of the role Partner. */
export const API_KEY_SCOPES = [
  'moves_read',
  'moves_write',
  'moves_test',
  'trailers_read',
  'trailers_write',
  'trucks_read',
] as const
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]

/** What makes a user the service account of an API key (MV-OPEN-66). */
export interface ApiKeyRights {
  scopes: readonly ApiKeyScope[]
  /** True: the partner's system acknowledges its moves itself; false: they count as accepted at once (MV-OPEN-19). */
  acknowledgesMoves: boolean
}
