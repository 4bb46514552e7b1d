/** Why the server closes a socket, after the graphql-transport-ws protocol and RFC 6455. */
export const CLOSE = {
  /** The server goes away; clients come back. */
  goingAway: [1001, 'Going away'],
  /** Ever more messages while the earlier ones are not worked off; clients do not come back by themselves. */
  tooManyMessages: [1008, 'Too many messages at once'],
  /** The person has as many connections open as one person may; clients come back when others are closed. */
  tooManyConnections: [1008, 'Too many connections'],
  /** Updates may have been lost: clients come back and fetch what they show again. */
  resync: [1012, 'Resync'],
  /** The first state of a subscription could not be read; clients come back. */
  tryAgain: [1013, 'Try again later'],
  badRequest: [4400, 'Invalid message'],
  /** No valid session, at the beginning or any more; clients do not come back by themselves. */
  unauthorized: [4401, 'Unauthorized'],
  /** A page of somebody else. */
  forbidden: [4403, 'Forbidden'],
  /** The person's rights have changed; clients come back with the new ones. */
  rightsChanged: [4403, 'Rights changed'],
  subprotocol: [4406, 'Subprotocol not acceptable'],
  initTimeout: [4408, 'Connection initialization timeout'],
  tooManyInits: [4429, 'Too many initialization requests'],
} satisfies Record<string, [number, string]>

/** The code for a second operation under an id that is still in use. */
export const SUBSCRIBER_EXISTS = 4409
