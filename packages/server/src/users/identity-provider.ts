import type { User } from '@tractrix/domain/users'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Ends a successful sign-in: replaces any session of the browser by a new one of this person and sends its cookies. */
export type BeginSession = (request: FastifyRequest, reply: FastifyReply, userId: string) => Promise<User>

/** Another way to prove who one is, such as OpenID Connect, beside e-mail and password. */
export type IdentityProvider = {
  /** Adds the provider's own routes, which call `beginSession` once they know the person. */
  register(http: FastifyInstance, beginSession: BeginSession): Promise<void>
  /** The entry on the sign-in page; the provider brings the person to `returnPath` afterwards. */
  link(returnPath: string): { label: string; href: string }
}
