import { builder } from './builder.ts'

/** An error that a person can act on. */
export const UserError = builder.interfaceRef<Error>('UserError').implement({
  description: 'An outcome that a person can act on.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What to tell the person, in Danish.' }),
  }),
})

/** Too many attempts from one address. */
export class TooManyAttempts extends Error {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60)
    super(`For mange forsøg. Prøv igen om ${minutes} ${minutes === 1 ? 'minut' : 'minutter'}.`)
    this.retryAfter = retryAfter
  }
}

builder.objectType(TooManyAttempts, {
  name: 'TooManyAttempts',
  description: 'Too many attempts from one address.',
  interfaces: [UserError],
  fields: (t) => ({
    retryAfter: t.exposeInt('retryAfter', { description: 'Seconds until it may be tried again.' }),
  }),
})
