import type { Job } from './yard-facts.ts'

/** The program of a partner: it orders moves with an API key, and acknowledges them only when it says so. */
export interface PartnerSystem {
  /** Makes a draft of a job; `changes`: further arguments of createDraftMove. */
  order(job: Job, changes?: { referenceId?: string }): Promise<{ id: string }>
}

const keys = new Map<string, Promise<string>>()

/** The partner's program of a site of the stack at `url`; its key is made once, by the Manager of the demo yards. */
export function partnerSystem(url: string, siteId: string): PartnerSystem {
  const known = `${url} ${siteId}`
  const key = keys.get(known) ?? makeKey(url, siteId)
  keys.set(known, key)
  return {
    async order(job, changes = {}) {
      const headers = { authorization: `Bearer ${await key}` }
      const variables = { siteId, trailerId: job.trailer.id, toZoneId: job.dock.id, ...changes }
      const { createDraftMove } = await ask<{ createDraftMove: { id: string } }>(
        url,
        headers,
        ORDER,
        variables,
      )
      return createDraftMove
    },
  }
}

const ORDER = `mutation ($siteId: ID!, $trailerId: ID, $toZoneId: ID, $referenceId: String) {
  createDraftMove(siteId: $siteId, type: trailer, moveCategory: production, trailerId: $trailerId, toZoneId: $toZoneId,
    referenceId: $referenceId) { id }
}`

const MAKE_KEY = `mutation ($siteId: ID!) {
  createApiKey(siteId: $siteId, name: "TMS", scopes: [moves_write], acknowledgesMoves: true) { token }
}`

async function makeKey(url: string, siteId: string): Promise<string> {
  const body = JSON.stringify({ email: 'manager@tractrix.local', password: 'tractrix-demo' })
  const answer = await fetch(`${url}/login`, { method: 'POST', headers: JSON_TYPE, body })
  if (!answer.ok) throw new Error(`The Manager could not sign in: ${answer.status}.`)
  const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0])
  const headers = { cookie: cookies.join('; '), origin: url }
  const { createApiKey } = await ask<{ createApiKey: { token: string } }>(url, headers, MAKE_KEY, { siteId })
  return createApiKey.token
}

const JSON_TYPE = { 'content-type': 'application/json' }

async function ask<Data>(
  url: string,
  headers: Record<string, string>,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const body = JSON.stringify({ query, variables })
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body,
  })
  const { data, errors } = (await answer.json()) as { data?: Data; errors?: { message: string }[] }
  if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? 'no answer')
  return data
}
