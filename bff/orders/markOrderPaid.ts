import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { checkIdempotencyKey } from './idempotencyKey.ts'
import { Order, PaymentMethod } from './Order.ts'
import { answerErrors, orderOrConflict, ORDER_ID } from './OrderAlreadyHandled.ts'

const MarkOrderPaidInput = builder.inputType('MarkOrderPaidInput', {
  description: 'Which order was paid, and how.',
  fields: (t) => ({
    id: t.id({ required: true, description: ORDER_ID }),
    method: t.field({ type: PaymentMethod, required: true, description: 'How it was paid.' }),
    idempotencyKey: t.string({
      description: 'Sent again with the same key after a lost answer, it is done once and answers as it did then.',
    }),
  }),
})

builder.mutationField('markOrderPaid', (t) =>
  t.field({
    type: Order,
    description: 'Marks an accepted order as paid. The customer is mailed a receipt.',
    authScopes: { staff: true },
    errors: answerErrors('MarkOrderPaidResult'),
    args: { input: t.arg({ type: MarkOrderPaidInput, required: true, description: 'Which order, and how.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const key = input.idempotencyKey ?? null
      if (key !== null) checkIdempotencyKey(key)
      return orderOrConflict(await v2.orders.markPaid(wireId('Order', input.id), input.method === 'BANK_TRANSFER', key))
    },
  }),
)
