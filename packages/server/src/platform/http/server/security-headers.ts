import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Nothing from outside is loaded or spoken to, and nobody may frame us. Inline styles stay allowed because the parts
 * of the console place floating layers with them; inline scripts are not.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Sends the headers that keep a browser from being used against its user. */
export async function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  })
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
}
