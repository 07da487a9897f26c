import { mayGoBeyond } from '../../domain/orders/phoneOrder.ts'
import { UnavailableCode } from '../availability/availabilityTypes.ts'
import { builder } from '../graph/builder.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { checkIdempotencyKey } from './idempotencyKey.ts'
import { NotAvailable } from './NotAvailable.ts'
import { Order } from './Order.ts'
import { orderError } from './orderError.ts'
import { PlaceOrderInput, placeOrderBody } from './PlaceOrderInput.ts'
import { PriceChanged } from './PriceChanged.ts'

const FAILED = 'Ordren kunne ikke gemmes. Det, du har skrevet, står her endnu. Prøv igen.'

// Its name, like that of the mutation, is the one that clients of the graph know
const PhoneOrderInput = builder.inputType('TakeOrderInput', {
  description: 'A phone order.',
  fields: (t) => ({
    order: t.field({
      type: PlaceOrderInput,
      required: true,
      description: 'The order, as a guest places it. The email may be missing: then nobody is mailed.',
    }),
    beyond: t.field({
      type: [UnavailableCode],
      description: 'The reported reasons against it that the caterer overrides; null for none.',
    }),
  }),
})

builder.mutationField('takeOrder', (t) =>
  t.field({
    type: Order,
    description:
      'Creates a phone order for a customer. It is accepted at once, and the customer is mailed. Reasons against it are ' +
      'in `NotAvailable`; naming them in `beyond` overrides them, but not changed prices, nor a time that is past.',
    authScopes: { office: true },
    errors: {
      types: [ValidationFailed, PriceChanged, NotAvailable, TooManyAttempts],
      union: { name: 'TakeOrderResult', description: 'The order, or why there is none.' },
    },
    args: { input: t.arg({ type: PhoneOrderInput, required: true, description: 'The order.' }) },
    resolve: async (_root, { input }, context) => {
      const { order, beyond } = input
      checkIdempotencyKey(order.idempotencyKey)
      const body = { ...placeOrderBody(order), beyond: (beyond ?? []).filter(mayGoBeyond) }
      const outcome = await context.v2.orders.createPhoneOrder(body, order.idempotencyKey)
      if ('order' in outcome) return outcome.order
      throw await orderError(outcome, body, context, FAILED)
    },
  }),
)
