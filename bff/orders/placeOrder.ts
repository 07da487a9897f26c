import type { PlaceOrderBody } from '../../contract/orders.ts'
import { formatOrderIssue } from '../../domain/issueTexts.ts'
import type { OrderLimits } from '../../domain/issueTexts.ts'
import { builder } from '../graph/builder.ts'
import type { Context } from '../graph/context.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { CodedError } from '../v2/errors.ts'
import type { PlaceOrderOutcome } from './ordersApi.ts'
import { PlaceOrderInput, placeOrderBody } from './PlaceOrderInput.ts'
import { PriceChanged } from './PriceChanged.ts'

const PlacedOrder = builder.objectRef<{ id: string; orderRef: number }>('PlacedOrder').implement({
  description: 'The caterer has got the order. A guest may not read more of it.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The v2 service's id." }),
    reference: t.exposeInt('orderRef', { description: 'The number people use: 100042.' }),
  }),
})

// It is sent as a header
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

builder.mutationField('placeOrder', (t) =>
  t.field({
    type: PlacedOrder,
    description: 'Places an order, as a guest or as the logged-in customer. Customer and caterer are mailed.',
    errors: {
      types: [ValidationFailed, PriceChanged, TooManyAttempts],
      union: { name: 'PlaceOrderResult', description: 'The placed order, or why there is none.' },
    },
    args: { input: t.arg({ type: PlaceOrderInput, required: true, description: 'The order.' }) },
    resolve: async (_root, { input }, context) => {
      if (!IDEMPOTENCY_KEY.test(input.idempotencyKey))
        throw new CodedError('idempotencyKey must be 1 to 200 visible ASCII characters.', 'BAD_REQUEST')
      const body = placeOrderBody(input)
      const outcome = await context.v2.orders.place(body, input.idempotencyKey)
      if ('placed' in outcome) return outcome.placed
      throw await toUserError(outcome, body, context)
    },
  }),
)

async function toUserError(
  outcome: Exclude<PlaceOrderOutcome, { placed: unknown }>,
  body: PlaceOrderBody,
  context: Context,
): Promise<Error> {
  if ('retryAfter' in outcome) return new TooManyAttempts(outcome.retryAfter)
  const { errors, prices } = outcome.refusal
  // The customer sees new prices once everything else is right
  if (prices && errors.every(({ validatorKey }) => validatorKey === 'price_changed')) return new PriceChanged(prices)
  const limits = await readLimits(body, context)
  const issues = errors.map((issue) => ({ ...issue, message: formatOrderIssue(issue, limits) }))
  return new ValidationFailed(issues, 'Bestillingen kunne ikke sendes. Dine oplysninger er gemt. Prøv igen.')
}

async function readLimits({ caterId, menus: lines }: PlaceOrderBody, { v2 }: Context): Promise<OrderLimits> {
  // A text without its number is better than none
  const [[cater], menus] = await Promise.all([
    v2.caters.getMany([String(caterId)]),
    v2.menus.list(caterId).catch(() => []),
  ])
  return {
    minCovers: cater instanceof Error ? null : cater?.minEnvelopes,
    minAmount: (line) => menus.find((menu) => menu.id === lines[line]?.id)?.minAmount,
  }
}
