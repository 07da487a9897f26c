import type { PlaceOrderBody } from '../../contract/orders.ts'
import { PricePeriodType } from '../caters/PricePeriod.ts'
import { MAX_NEEDS } from '../../domain/foods/needs.ts'
import { NeedInput } from '../foods/Need.ts'
import { builder } from '../graph/builder.ts'
import { PlacedItemInput } from '../menus/PlacedItemInput.ts'

const OrdererInput = builder.inputType('OrdererInput', {
  description: 'Who orders.',
  fields: (t) => ({
    firstName: t.string({ required: true, description: 'First name.' }),
    lastName: t.string({ required: true, description: 'Last name.' }),
    email: t.string({ description: 'Needed of a guest; null for a logged-in customer, whose own is used.' }),
    phone: t.string({ required: true, description: 'Phone number.' }),
  }),
})

const DeliveryInput = builder.inputType('DeliveryInput', {
  description: 'Where to deliver.',
  fields: (t) => ({
    address: t.string({ required: true, description: 'Street and number.' }),
    zipCode: t.string({ required: true, description: 'Danish postal code, four digits.' }),
    city: t.string({ required: true, description: 'City.' }),
  }),
})

const PlacedMenuInput = builder.inputType('PlacedMenuInput', {
  description: 'A line of the order.',
  fields: (t) => ({
    uuid: t.string({ required: true, description: "The menu's uuid." }),
    amount: t.int({ required: true, description: 'Covers.' }),
    price: t.field({ type: 'Money', required: true, description: 'Kroner for one cover that the customer saw.' }),
    text: t.string({ description: 'The line as the customer read it; null for none. Never used for prices.' }),
    items: t.field({ type: [PlacedItemInput], required: true, description: 'What was chosen.' }),
  }),
})

const PlacedServiceInput = builder.inputType('PlacedServiceInput', {
  description: 'An ordered service.',
  fields: (t) => ({
    uuid: t.string({ required: true, description: "The service's uuid." }),
    price: t.field({ type: 'Money', required: true, description: 'Kroner that the customer saw.' }),
    text: t.string({ description: 'The service as the customer read it; null for none.' }),
  }),
})

const PlacedPricePeriodInput = builder.inputType('PlacedPricePeriodInput', {
  description: 'The price period that the customer saw for the delivery date. The service finds its own.',
  fields: (t) => ({
    id: t.id({ required: true, description: "The price period's id." }),
    type: t.field({ type: PricePeriodType, required: true, description: 'When it holds.' }),
    percentage: t.float({ required: true, description: 'Per cent on the price of a cover, signed.' }),
    difference: t.field({ type: 'Money', required: true, description: 'Kroner that it changes the total by, signed.' }),
  }),
})

export const PlaceOrderInput = builder.inputType('PlaceOrderInput', {
  description: 'An order to place.',
  fields: (t) => ({
    caterNumber: t.int({ required: true, description: "The caterer's number." }),
    idempotencyKey: t.string({
      required: true,
      description:
        'The same for every try of one order: the same key places it once, whatever is lost between. 1 to 200 visible ' +
        'ASCII characters.',
    }),
    user: t.field({ type: OrdererInput, description: 'Who orders; null for a logged-in customer.' }),
    delivery: t.field({ type: DeliveryInput, description: 'Where to deliver; null is pickup.' }),
    date: t.field({ type: 'Date', required: true, description: 'Danish date of delivery or pickup.' }),
    clock: t.field({ type: 'LocalTime', required: true, description: 'Danish clock of delivery or pickup.' }),
    comment: t.string({ description: "The customer's words to the caterer; null for none." }),
    needs: t.field({
      type: [NeedInput],
      description: `What guests need, at most ${MAX_NEEDS} rows; null for nothing.`,
    }),
    menus: t.field({ type: [PlacedMenuInput], required: true, description: 'The lines.' }),
    services: t.field({
      type: [PlacedServiceInput],
      required: true,
      description: 'Services; those that are required must be among them.',
    }),
    pricePeriod: t.field({ type: PlacedPricePeriodInput, description: 'Null where none holds on the date.' }),
    price: t.field({ type: 'Money', required: true, description: 'The total in kroner that the customer saw.' }),
  }),
})

/** The order as the wire has it. */
export function placeOrderBody(input: typeof PlaceOrderInput.$inferInput): PlaceOrderBody {
  const { user, delivery, date, clock, comment, needs, menus, services, caterNumber, pricePeriod, price } = input
  return {
    user: user ? { ...user, email: user.email ?? undefined } : {},
    delivery: delivery ?? null,
    time: { date, clock },
    comment: comment ?? null,
    needs: needs ?? undefined,
    menus: menus.map(({ uuid, amount, price: coverPrice, items }) => ({
      id: uuid,
      amount,
      price: coverPrice,
      items: items.map((item) => ({ id: item.uuid, groupId: item.groupUuid ?? undefined, amount: item.amount })),
    })),
    services: services.map((service) => ({ id: service.uuid, price: service.price })),
    formattedMenus: menus.map(({ text }) => text ?? ''),
    formattedServices: services.map(({ text }) => text ?? ''),
    caterId: caterNumber,
    newsletter: false,
    activePeriodPrice: pricePeriod
      ? {
          id: pricePeriod.id.replace(/^PricePeriod:/, ''),
          type: pricePeriod.type,
          percentage: pricePeriod.percentage,
          amount: pricePeriod.difference,
        }
      : null,
    price,
  }
}
