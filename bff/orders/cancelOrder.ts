import { CallOffBody } from '../../contract/orders.ts'
import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { NotPossible, ValidationFailed } from '../v2/outcomes.ts'
import { Order } from './Order.ts'
import { answerErrors, orderOrConflict, ORDER_ID } from './OrderAlreadyHandled.ts'
import { LINK_TOKEN } from './orderByLink.ts'
import { writeThroughLink } from './writeThroughLink.ts'

const CancelOrderInput = builder.inputType('CancelOrderInput', {
  description: 'Which order to cancel, and for what.',
  fields: (t) => ({
    token: t.string({ required: true, description: LINK_TOKEN }),
    fee: t.field({
      type: 'Money',
      required: true,
      description: 'What the customer has seen: `Order.cancellation.fee`.',
    }),
  }),
})

builder.mutationField('cancelOrder', (t) =>
  t.field({
    type: Order,
    description: 'Cancels the order of a link on behalf of its customer. Both are mailed; it cannot be undone.',
    errors: {
      types: [NotPossible, TooManyAttempts],
      union: { name: 'CancelOrderResult', description: 'The cancelled order, or why it is not cancelled.' },
    },
    args: { input: t.arg({ type: CancelOrderInput, required: true, description: 'Which order, and for what.' }) },
    resolve: (_root, { input: { token, fee } }, { v2 }) => writeThroughLink(() => v2.orderLinks.cancel(token, fee)),
  }),
)

const CallOffOrderInput = builder.inputType('CallOffOrderInput', {
  description: 'Which order to call off, and why.',
  fields: (t) => ({
    id: t.id({ required: true, description: ORDER_ID }),
    reason: t.string({
      required: true,
      description: 'The reason that the customer is mailed, at most 2,000 characters.',
    }),
  }),
})

builder.mutationField('callOffOrder', (t) =>
  t.field({
    type: Order,
    description: 'Calls off an accepted order on behalf of its caterer, without a fee. The customer is mailed.',
    authScopes: { staff: true },
    errors: answerErrors('CallOffOrderResult', [ValidationFailed]),
    args: { input: t.arg({ type: CallOffOrderInput, required: true, description: 'Which order, and why.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const reason = input.reason.trim()
      if (!CallOffBody.safeParse({ reason }).success)
        throw new ValidationFailed([{ path: 'reason', validatorKey: reason === '' ? 'required' : 'max' }])
      return orderOrConflict(await v2.orders.callOff(wireId('Order', input.id), reason))
    },
  }),
)
