import { NotPossible } from '../v2/outcomes.ts'
import { builder } from './builder.ts'
import { UserError } from './userErrors.ts'

/** By the v2 service's reason. */
const TEXTS: Readonly<Record<string, string>> = {
  has_open_orders: 'Cateringfirmaet har ordrer, der ikke er leveret endnu.',
  mail_is_queued: 'Mailen venter allerede på at blive sendt.',
  mail_is_secret: 'Mailen kan ikke sendes igen.',
  front_page: 'Forsiden kan ikke slettes eller få en anden adresse.',
  link_used: 'Linket er allerede brugt. Bed om et nyt.',
  link_expired: 'Linket er udløbet. Bed om et nyt.',
}

builder.objectType(NotPossible, {
  name: 'NotPossible',
  description: 'The state of things does not allow it. Nothing was done.',
  interfaces: [UserError],
  fields: (t) => ({
    message: t.string({
      description: 'What to tell the person, in Danish.',
      resolve: ({ reason, message }) => TEXTS[reason] ?? message,
    }),
    reason: t.exposeString('reason', { description: "Why, for programs: 'has_open_orders'." }),
  }),
})
