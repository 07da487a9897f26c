import { builder } from '../graph/builder.ts'
import { continueAs } from '../graph/context.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { Unauthenticated } from '../v2/errors.ts'
import { checkIdempotencyKey } from './idempotencyKey.ts'
import { orderError } from './orderError.ts'
import { PlaceOrderInput, placeOrderBody } from './PlaceOrderInput.ts'
import { NotAvailable } from './NotAvailable.ts'
import { PriceChanged } from './PriceChanged.ts'

const FAILED = 'Bestillingen kunne ikke sendes. Dine oplysninger er gemt. Prøv igen.'

export const PlacedOrder = builder
  .objectRef<{ id: string; orderRef: number; linkToken?: string | undefined }>('PlacedOrder')
  .implement({
    description: 'The caterer has got the order. A guest reads more of it by its link.',
    fields: (t) => ({
      uuid: t.exposeString('id', { description: "The v2 service's id." }),
      reference: t.exposeInt('orderRef', { description: 'The number people use: 100042.' }),
      linkToken: t.string({
        nullable: true,
        description:
          'A new secret of its page, /ordre/{token}, as `orderByLink` takes it; a repeated `idempotencyKey` answers another.',
        resolve: (order) => order.linkToken ?? null,
      }),
    }),
  })

builder.mutationField('placeOrder', (t) =>
  t.field({
    type: PlacedOrder,
    description: 'Places an order, as a guest or as the logged-in customer. Customer and caterer are mailed.',
    errors: {
      types: [ValidationFailed, PriceChanged, NotAvailable, TooManyAttempts],
      union: { name: 'PlaceOrderResult', description: 'The placed order, or why there is none.' },
    },
    args: { input: t.arg({ type: PlaceOrderInput, required: true, description: 'The order.' }) },
    extensions: { work: 25 },
    resolve: async (_root, { input }, context) => {
      checkIdempotencyKey(input.idempotencyKey)
      const body = placeOrderBody(input)
      const place = () => context.v2.orders.place(body, input.idempotencyKey)
      const outcome = await place().catch((error: unknown) => {
        if (!context.isCookieBorne || !(error instanceof Unauthenticated)) throw error
        // The session has ended on the server; a visitor may order, too
        continueAs(context, null, null)
        return place()
      })
      if ('placed' in outcome) return outcome.placed
      throw await orderError(outcome, body, context, FAILED)
    },
  }),
)
