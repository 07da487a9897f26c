import type { OrderTerms } from '../../../contract/proposals.ts'
import { type Oere, toKroner, toOere } from '../../../domain/money/money.ts'
import type { LetterOrder } from '../mails/orderLetter.ts'
import type { OrderRow } from '../orderStore.ts'
import { contentPrices } from '../repriceOrder.ts'

/** The part of an order that a proposal changes, as it is now. */
export const termsOf = (order: OrderRow): OrderTerms => ({
  date: order.deliveryDate,
  clock: order.deliveryTime,
  address: order.address,
  zipCode: order.zipCode,
  city: order.city,
  content: order.content,
  activePeriodPrice: order.activePeriodPrice,
  deliveryFee: order.deliveryFeeOere === null ? null : toKroner(order.deliveryFeeOere),
  deliveryZone: order.deliveryZone,
  price: toKroner(order.priceOere),
})

/** The fields of an order that terms decide. */
export const fieldsOf = (terms: OrderTerms) => ({
  deliveryDate: terms.date,
  deliveryTime: terms.clock,
  address: terms.address,
  zipCode: terms.zipCode,
  city: terms.city,
  content: terms.content,
  activePeriodPrice: terms.activePeriodPrice,
  deliveryFeeOere: terms.deliveryFee === null ? null : toOere(terms.deliveryFee),
  priceOere: toOere(terms.price),
})

/** The goods of terms: menus and extras, with the price period. */
export const goodsOf = ({ content, activePeriodPrice }: OrderTerms): Oere =>
  contentPrices(content, activePeriodPrice?.percentage ?? 0).goods

/** An order as it would be by these terms. */
export const withTerms = <Letter extends LetterOrder>(order: Letter, terms: OrderTerms): Letter => ({
  ...order,
  ...fieldsOf(terms),
})
