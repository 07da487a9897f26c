import type { PlaceOrderBody } from '../../contract/orders.ts'
import { formatOrderIssue } from '../../domain/issueTexts.ts'
import type { OrderLimits } from '../../domain/issueTexts.ts'
import { danishDate } from '../../domain/danishTime.ts'
import { findNotOffered, formatNotOffered } from '../../domain/offering.ts'
import { builder } from '../graph/builder.ts'
import { continueAs } from '../graph/context.ts'
import type { Context } from '../graph/context.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { Unauthenticated } from '../v2/errors.ts'
import { checkIdempotencyKey } from './idempotencyKey.ts'
import type { PlaceOrderOutcome } from './ordersApi.ts'
import { PlaceOrderInput, placeOrderBody } from './PlaceOrderInput.ts'
import { NotAvailable } from './NotAvailable.ts'
import { PriceChanged } from './PriceChanged.ts'

const PlacedOrder = builder.objectRef<{ id: string; orderRef: number }>('PlacedOrder').implement({
  description: 'The caterer has got the order. A guest may not read more of it.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The v2 service's id." }),
    reference: t.exposeInt('orderRef', { description: 'The number people use: 100042.' }),
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
  const { errors, prices, availability } = outcome.refusal
  if (availability) return new NotAvailable(availability, errors)
  // The customer sees new prices once everything else is right
  if (prices && errors.every(({ validatorKey }) => validatorKey === 'price_changed')) return new PriceChanged(prices)
  const limits = await readLimits(body, context)
  const issues = errors.map((issue) => ({ ...issue, message: formatOrderIssue(issue, limits) }))
  return new ValidationFailed(issues, 'Bestillingen kunne ikke sendes. Dine oplysninger er gemt. Prøv igen.')
}

async function readLimits({ caterId, menus: lines, time }: PlaceOrderBody, { v2 }: Context): Promise<OrderLimits> {
  // A text without its number is better than none
  const [[cater], menus] = await Promise.all([
    v2.caters.getMany([String(caterId)]),
    v2.menus.list(caterId).catch(() => []),
  ])
  const menuOf = (line: number) => menus.find(({ id }) => id === lines[line]?.id)
  return {
    minCovers: cater instanceof Error ? null : cater?.minEnvelopes,
    minAmount: (line) => menuOf(line)?.minAmount,
    notOffered: (line) => {
      const menu = menuOf(line)
      const reasons = menu ? findNotOffered(menu, time.date ?? '') : []
      return (
        reasons.map((reason) => formatNotOffered(menu?.name ?? '', reason, danishDate(new Date()))).join(' ') ||
        undefined
      )
    },
  }
}
