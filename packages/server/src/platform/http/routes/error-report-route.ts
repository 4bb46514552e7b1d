import { catalogued } from '@tractrix/domain/errors'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { sendRefusal } from '../answers/answer-error.ts'
import type { Authenticator } from '../authentication/authenticator.ts'

/** Largest report in bytes; a sentence and three names stay far below. */
const BODY_LIMIT = 16_384

/** Reports of one person in a minute: a console that fails again and again is known after the first few. */
const REPORTS_PER_MINUTE = 30

/** Longest wait for the error-reporting service, in milliseconds. */
const SERVICE_TIMEOUT_MS = 5_000

/** What a console reports about an error it got as an answer. */
interface ErrorReport {
  code: string | null
  message: string
  operation: string | null
  page: string
}

/**
 * `POST /_errors`: takes the errors that consoles were answered and ought not to have been (MV-ERR-12), writes them into
 * the log with who saw them, and hands them on as JSON.
 *
 * 204; 400 for anything else than a report; 401 without a session; 429 with `Retry-After` for more than 30 in a minute of
 * one person, which neither the log nor the service sees. What the service makes of it is nobody's business.
 *
 * @param serviceUrl the error-reporting service; null: the log only
 */
export function registerErrorReportRoute(
  http: FastifyInstance,
  { authenticator, serviceUrl }: { authenticator: Authenticator; serviceUrl: string | null },
): void {
  const reports = new RateLimiterMemory({ points: REPORTS_PER_MINUTE, duration: 60 })
  http.post('/_errors', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const signedIn = await authenticator.byHeaders(request.headers)
    if (!signedIn) return sendRefusal(reply, catalogued('UNAUTHENTICATED'))
    const wait = await takeReport(reports, signedIn.user.id)
    if (wait !== null) return sendRefusal(reply.header('retry-after', wait), catalogued('TOO_MANY_REQUESTS'))
    const report = { ...readReport(request.body), userId: signedIn.user.id }
    request.log.error({ report }, 'a console was answered an error')
    if (serviceUrl !== null)
      void handOn(serviceUrl, report).catch((err: unknown) =>
        request.log.warn({ err }, 'the error-reporting service cannot be reached'),
      )
    return reply.code(204).send()
  })
}

/** Counts a report; the seconds to wait when the person has sent too many, else null. */
async function takeReport(reports: RateLimiterMemory, userId: string): Promise<number | null> {
  try {
    await reports.consume(userId)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
    throw refusal
  }
}

async function handOn(url: string, report: ErrorReport & { userId: string }): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
  })
  // What it says is not read: the connection would stay taken.
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`it answered ${answer.status}`)
}

function readReport(body: unknown): ErrorReport {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const text = (name: string): string => {
    const value = given[name]
    if (typeof value === 'string') return value
    throw catalogued('BAD_INPUT', { message: `${name} must be a text.` })
  }
  const textOrNull = (name: string) => (given[name] == null ? null : text(name))
  return {
    code: textOrNull('code'),
    message: text('message'),
    operation: textOrNull('operation'),
    page: text('page'),
  }
}
