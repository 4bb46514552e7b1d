import { catalogued } from '@tractrix/domain/errors'

/** A refusal that also says how long to wait, in seconds. */
export class TooManyAttempts extends Error {
  readonly waitSeconds: number

  constructor(waitSeconds: number) {
    super(`${catalogued('TOO_MANY_SIGN_INS').message} ${waitText(waitSeconds)}`)
    this.name = 'TooManyAttempts'
    this.waitSeconds = waitSeconds
  }
}

function waitText(seconds: number): string {
  if (seconds <= 90) return `Please try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`
  return `Please try again in ${Math.ceil(seconds / 60)} minutes.`
}
