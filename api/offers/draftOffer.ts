import type { NewOfferBody, OfferDraftBody } from '../../contract/offers.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { canActOnOffer, defaultValidUntil, offerStateAt } from '../../domain/orders/offers.ts'
import { ProblemError } from '../http/problems.ts'
import type { CaterViewer } from '../accounts/viewer.ts'
import type { OrderCommandContext } from '../orders/orderCommandContext.ts'
import { offerHandled } from './offerHandled.ts'
import { assertSeenPrice, changedTerms, newTerms } from './offerTerms.ts'
import { deleteOffer, insertOffer, lockOffer, lockVersions, allocateOfferNumber, updateOffer } from './offerStore.ts'

/**
 * SHA-3: makes a draft in the caller's transaction: blank, or from a shared basket or an order of the viewer's caterer.
 * Returns its id. Throws 404 for another's, 422 for what is not valid, and 409 where the caterer takes no orders.
 */
export async function createOffer(
  { tx, at }: OrderCommandContext,
  viewer: CaterViewer,
  body: NewOfferBody,
): Promise<string> {
  const terms = await newTerms(tx, viewer, body, at)
  const { id } = await insertOffer(tx, {
    caterId: viewer.caterId,
    number: await allocateOfferNumber(tx, viewer.caterId),
    version: 1,
    state: 'draft',
    ...customerOf(body.customer),
    terms: JSON.stringify(terms),
    validUntil: firstValidUntil(terms.date, at),
    createdAt: at,
  })
  return id
}

/**
 * Changes a draft of the viewer's caterer in the caller's transaction. False if there is no such offer. Throws 422 for
 * what is not valid, and 409 `offer_handled` for one that is sent, `offer_changed` where somebody else has changed it, and
 * `price_changed` with the price.
 */
export async function changeDraft(
  { tx, at }: OrderCommandContext,
  viewer: CaterViewer,
  id: string,
  body: OfferDraftBody,
): Promise<boolean> {
  const offer = await lockOffer(tx, viewer, id)
  if (!offer) return false
  if (!canActOnOffer('edit', 'cater', offer.state)) throw offerHandled()
  if (body.revision !== offer.revision) throw offerChanged()
  const { revision, customer, title, message, validUntil, price, ...change } = body
  const terms = await changedTerms(tx, viewer, offer.terms, change, at)
  assertSeenPrice(price, terms)
  await updateOffer(tx, id, {
    ...customerOf(customer),
    revision: revision + 1,
    title: title || null,
    message: message || null,
    terms: JSON.stringify(terms),
    validUntil,
  })
  return true
}

/** Deletes a draft of the viewer's caterer. False if there is no such offer; throws 409 for one that is sent. */
export async function deleteDraft({ tx }: OrderCommandContext, viewer: CaterViewer, id: string): Promise<boolean> {
  const offer = await lockOffer(tx, viewer, id)
  if (!offer) return false
  if (!canActOnOffer('delete', 'cater', offer.state)) throw offerHandled()
  await deleteOffer(tx, id)
  return true
}

/**
 * Makes the draft of the next version of an offer of the viewer's caterer; the one that is being written where there is
 * one. The offer itself stays as it is until the draft is sent. Returns the draft's id, undefined if there is no such
 * offer. Throws 409 for one that is ordered or replaced.
 */
export async function renewOffer(
  { tx, at }: OrderCommandContext,
  viewer: CaterViewer,
  id: string,
): Promise<string | undefined> {
  const versions = await lockVersions(tx, viewer, id)
  const offer = versions.find((version) => version.id === id)
  if (!offer) return undefined
  const today = danishDate(at)
  if (!canActOnOffer('renew', 'cater', offerStateAt(offer.state, offer.validUntil, today))) throw offerHandled()
  const draft = versions.find(({ state }) => state === 'draft')
  if (draft) return draft.id
  const renewed = await insertOffer(tx, {
    caterId: offer.caterId,
    number: offer.number,
    version: Math.max(...versions.map(({ version }) => version)) + 1,
    state: 'draft',
    title: offer.title,
    message: offer.message,
    customerName: offer.customerName,
    customerEmail: offer.customerEmail,
    customerPhone: offer.customerPhone,
    terms: JSON.stringify(offer.terms),
    validUntil: firstValidUntil(offer.terms.date, at),
    createdAt: at,
  })
  return renewed.id
}

/** 14 days, but not beyond the day that it is for. */
function firstValidUntil(date: string, at: Date): string {
  const today = danishDate(at)
  const until = defaultValidUntil(today)
  return date >= today && date < until ? date : until
}

const customerOf = ({ name, email, phone }: OfferDraftBody['customer']) => ({
  customerName: name,
  customerEmail: email,
  customerPhone: phone,
})

const offerChanged = () =>
  new ProblemError(409, 'offer_changed', { detail: 'Somebody else has changed the draft: read it again.' })
