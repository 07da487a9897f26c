import type { NewOfferBody } from '../../contract/offers.ts'
import type { Issue } from '../../contract/problems.ts'
import type { NewLine, OrderTerms, ProposalBody } from '../../contract/proposals.ts'
import type { SharedLine } from '../../contract/sharedBaskets.ts'
import { danishMoment } from '../../domain/time/danishTime.ts'
import { type Fulfilment, fulfilmentOf, orderedServices } from '../../domain/money/services.ts'
import { toOere } from '../../domain/money/money.ts'
import { allCities } from '../cities/cities.ts'
import type { Db } from '../database/connect.ts'
import { notFound, ProblemError } from '../http/problems.ts'
import type { CaterViewer } from '../accounts/viewer.ts'
import { findOrderCatalogue } from '../orders/orderCatalogue.ts'
import { toOrderedService } from '../orders/orderContent.ts'
import { findOrderRow } from '../orders/orderStore.ts'
import { termsOf } from '../orders/proposals/orderTerms.ts'
import { findProposalRules } from '../orders/proposals/proposalAvailability.ts'
import { newMenuIds } from '../orders/proposals/proposedLines.ts'
import { proposedTerms } from '../orders/proposals/proposedTerms.ts'
import { openSharedBasket } from '../sharedBaskets/sharedBasketStore.ts'

type Change = Omit<ProposalBody, 'price'>

/**
 * The terms of a draft after a change, as a caterer proposes them: what it has stays at its prices, what is new is of
 * today's catalogue. Throws 422 for what is not valid, and 409 `not_offerable` where the caterer takes no orders.
 */
export async function changedTerms(
  tx: Db,
  { caterId }: CaterViewer,
  before: OrderTerms,
  change: Change,
  at: Date,
): Promise<OrderTerms> {
  const newIds = newMenuIds(change.lines)
  const catalogue = await findOrderCatalogue(tx, caterId, newIds)
  const rules = await findProposalRules(tx, caterId, [...before.content.menus.map(({ id }) => id), ...newIds])
  if (!catalogue || !rules) throw notOfferable()
  const proposed = proposedTerms(before, { ...change, price: 0 }, 'cater', { catalogue, rules }, at)
  const issues = 'issues' in proposed ? proposed.issues : pastIssues(proposed.terms, at)
  if ('issues' in proposed || issues.length > 0) throw invalidOffer(issues)
  return proposed.terms
}

/** The terms of a new draft: an order's, or those of a shared basket, or none but what every order of the caterer has. */
export async function newTerms(
  tx: Db,
  viewer: CaterViewer,
  body: Omit<NewOfferBody, 'customer'>,
  at: Date,
): Promise<OrderTerms> {
  const { date, clock } = body
  if (body.order) {
    const order = await findOrderRow(tx, viewer, body.order)
    if (!order) throw notFound()
    return changedTerms(tx, viewer, termsOf(order), { date, clock }, at)
  }
  const basket = body.basket ? await openSharedBasket(tx, body.basket, at) : undefined
  if (body.basket && basket?.caterId !== viewer.caterId) throw notFound()
  const city = allCities().find(({ zipCode }) => zipCode === basket?.zipCode)
  const lines = basket?.lines.map(toNewLine)
  // The street is not known yet: sending requires it
  const delivery = city && { address: '', zipCode: city.zipCode, city: city.city }
  const serviceIds = (basket?.services ?? []).map(({ id }) => id)
  const before = await blankTerms(tx, viewer, serviceIds, fulfilmentOf(delivery))
  return changedTerms(tx, viewer, before, { date, clock, lines, delivery }, at)
}

/** Terms with the required services and the requested ones alone, as far as they apply, and without a date and a place. */
async function blankTerms(
  tx: Db,
  { caterId }: CaterViewer,
  serviceIds: readonly string[],
  fulfilment: Fulfilment,
): Promise<OrderTerms> {
  const catalogue = await findOrderCatalogue(tx, caterId, [])
  if (!catalogue) throw notOfferable()
  const services = orderedServices(catalogue.services, serviceIds, fulfilment)
  return {
    date: '',
    clock: '',
    address: fulfilment === 'pickup' ? null : '',
    zipCode: null,
    city: null,
    content: {
      menus: [],
      services: services.map(toOrderedService),
    },
    activePeriodPrice: null,
    deliveryFee: null,
    deliveryZone: null,
    price: 0,
  }
}

const toNewLine = ({ menuId, amount, items }: SharedLine): NewLine => ({
  covers: amount,
  menu: { id: menuId, items: items.map(({ id, groupId, amount: number }) => ({ id, groupId, amount: number })) },
})

/** The issues of terms whose time is past. */
export const pastIssues = ({ date, clock }: Pick<OrderTerms, 'date' | 'clock'>, at: Date): Issue[] =>
  danishMoment(date, clock) <= at ? [{ path: 'date', validatorKey: 'past' }] : []

/** Throws 409 with the right price where another was seen. */
export function assertSeenPrice(seen: number, { price }: OrderTerms): void {
  if (toOere(seen) === toOere(price)) return
  throw new ProblemError(409, 'price_changed', { detail: 'The offer costs something else.', extra: { price } })
}

/** 422 with what is not valid of an offer. */
export const invalidOffer = (issues: Issue[]) =>
  new ProblemError(422, 'invalid', { detail: 'The offer is not valid.', issues })

const notOfferable = () =>
  new ProblemError(409, 'not_offerable', { detail: 'The caterer takes no orders, so it can offer nothing.' })
