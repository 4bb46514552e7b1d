import type { EventData, NewEvent } from '@tractrix/domain/events'

type PersonEvent = 'user.signed_in' | 'user.signed_out' | 'user.sign_in_refused'

/** An event of a person's sign-in, which belongs to no site. */
export const personEvent = <Name extends PersonEvent>(
  name: Name,
  userId: string,
  at: Date,
  data: EventData<Name>,
): NewEvent<Name> => ({
  name,
  siteId: null,
  subjectId: userId,
  at: at.toISOString(),
  actor: { kind: 'user', id: userId },
  data,
})
