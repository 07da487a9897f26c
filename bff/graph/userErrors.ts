import { builder } from './builder.ts'

/** An error that a person can act on. */
export const UserError = builder.interfaceRef<Error>('UserError').implement({
  description: 'An outcome that a person can act on.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'The message for the person, in Danish.' }),
  }),
})

/** Too many attempts from one network, or at one account. */
export class TooManyAttempts extends Error {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60)
    super(`For mange forsøg. Prøv igen om ${minutes} ${minutes === 1 ? 'minut' : 'minutter'}.`)
    this.retryAfter = retryAfter
  }
}

/** The service has too much to do at the moment, for any client. */
export class TooBusy extends Error {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('Der er travlt lige nu. Prøv igen om et øjeblik.')
    this.retryAfter = retryAfter
  }
}

builder.objectType(TooManyAttempts, {
  name: 'TooManyAttempts',
  description: 'Too many attempts from one network, which is an IPv4 address or an IPv6 /64, or at one account.',
  interfaces: [UserError],
  fields: (t) => ({
    retryAfter: t.exposeInt('retryAfter', { description: 'Seconds until it may be tried again.' }),
  }),
})

builder.objectType(TooBusy, {
  name: 'TooBusy',
  description: 'The service has too much to do at the moment. Nothing was tried, and it does not count as an attempt.',
  interfaces: [UserError],
  fields: (t) => ({
    retryAfter: t.exposeInt('retryAfter', { description: 'Seconds until it may be tried again.' }),
  }),
})
