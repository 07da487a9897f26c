import type { Discount as DiscountData, ExtraLine as ExtraLineData } from '../../contract/orderContent.ts'
import { builder } from '../graph/builder.ts'

export const ExtraLine = builder.objectRef<ExtraLineData>('ExtraLine').implement({
  description: 'What a caterer has added to an order beside its catalogue.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is.' }),
    price: t.expose('price', { type: 'Money', description: 'Kroner for all of it.' }),
  }),
})

export const OrderDiscount = builder.objectRef<DiscountData>('OrderDiscount').implement({
  description: 'A discount of the caterer on an order.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called.' }),
    amount: t.expose('amount', { type: 'Money', description: 'Kroner of the discount, positive.' }),
  }),
})
