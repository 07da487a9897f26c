import type { OrderTerms } from '../../contract/proposals.ts'
import { builder } from '../graph/builder.ts'
import { ExtraLine, OrderDiscount } from './ExtraLine.ts'
import { OrderMenu, OrderService, placedMenus, placedServices } from './OrderMenu.ts'

interface PricedContent extends Pick<OrderTerms, 'content' | 'activePeriodPrice' | 'deliveryFee' | 'price'> {
  id: string
  /** Left out in a proposal, which does not know its caterer. */
  caterId?: number
}

/** The fields that an order, a proposal and an offer have in common. */
export const OrderContent = builder.interfaceRef<PricedContent>('OrderContent').implement({
  description: 'What is ordered, proposed or offered, as it was then, and what it costs.',
  fields: (t) => ({
    covers: t.int({
      description: 'For how many, all menus together.',
      resolve: ({ content }) => content.menus.reduce((covers, { amount }) => covers + amount, 0),
    }),
    menus: t.field({
      type: [OrderMenu],
      description: 'All menus, as they were then.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ id, content, caterId }) => placedMenus(id, content.menus, caterId),
    }),
    services: t.field({
      type: [OrderService],
      description: 'All services, as they were then.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ id, content }) => placedServices(id, content.services),
    }),
    extraLines: t.field({
      type: [ExtraLine],
      description: 'What the caterer adds beside its catalogue, in a proposal or an offer.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ content }) => content.extraLines ?? [],
    }),
    discount: t.field({
      type: OrderDiscount,
      nullable: true,
      description: 'The discount of the caterer, in a proposal or an offer; null for nothing.',
      resolve: ({ content }) => content.discount ?? null,
    }),
    pricePeriodDifference: t.field({
      type: 'Money',
      nullable: true,
      description: 'What the price period of the date changes the total by, kroner; null where none holds.',
      resolve: ({ activePeriodPrice }) => activePeriodPrice?.amount ?? null,
    }),
    deliveryFee: t.expose('deliveryFee', {
      type: 'Money',
      nullable: true,
      description: 'Kroner for the delivery, part of the price, 0 where free; null for pickup and without zones.',
    }),
    price: t.expose('price', { type: 'Money', description: 'The total in kroner.' }),
  }),
})
