import type { NewOfferBody, Offer, OfferDraftBody } from '../../../contract/offers.ts'
import { call, type OrderFixture, platterLine } from '../../orders/testing/orderFixture.ts'
import type { TestApp } from '../../testing/testApp.ts'
import { createOfferLink } from '../offerLinkStore.ts'

/** To whom the offers of the tests are made. */
export const karen = { name: 'Karen Kunde', email: 'karen@example.dk', phone: '20304050' }

/** The calls of caterer and customer about offers, as the service's responses. */
export type OfferFixture = ReturnType<typeof offerFixture>

/** Makes offers for Tuesday, 1 December 2026: 10 platters at 144,00, 3 desserts at 35,00 and driving 150,00. */
export function offerFixture(service: TestApp, fixture: OrderFixture) {
  const asCater = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, token = fixture.token) =>
    call(service, method, `/cater/offers${url}`, { token, body })
  const withLink = (id: string, act: string, body?: object, headers?: Record<string, string>) =>
    call(service, 'POST', `/offer-links/${id}/${act}`, { body, ...(headers && { headers }) })

  const create = async (changes: Partial<NewOfferBody> = {}): Promise<Offer> => {
    const body = { customer: karen, date: '2026-12-01', clock: '12:30', ...changes }
    const answer = await asCater('POST', '', body)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json().offer
  }
  const draftBody = (
    { revision, price, validUntil }: Offer,
    changes: Partial<OfferDraftBody> = {},
  ): OfferDraftBody => ({
    revision,
    price,
    customer: karen,
    validUntil,
    ...changes,
  })
  const update = (offer: Offer, changes: Partial<OfferDraftBody>, token?: string) =>
    asCater('PUT', `/${offer.id}`, draftBody(offer, changes), token)

  /** A draft with the platters of {@link platterLine}. */
  const draft = async (changes: Partial<OfferDraftBody> = {}): Promise<Offer> => {
    const { items } = platterLine(fixture.ids)
    const lines = [{ covers: 10, menu: { id: fixture.ids.platter, items } }]
    const answer = await update(await create(), { price: 1695, lines, ...changes })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json().offer
  }
  /** A link as the mail with the offer carries one. */
  const linkOf = ({ id }: Pick<Offer, 'id'>) => createOfferLink(service.db, id)
  const send = (id: string, token?: string) => asCater('POST', `/${id}/send`, undefined, token)
  /** A sent offer with the token of its link. */
  const sent = async (changes: Partial<OfferDraftBody> = {}) => {
    const offer = await draft(changes)
    const answer = await send(offer.id)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return { id: offer.id, number: offer.number, token: await linkOf(offer) }
  }
  return {
    asCater,
    create,
    update,
    draft,
    send,
    sent,
    linkOf,
    renew: (id: string) => asCater('POST', `/${id}/versions`),
    read: async (id: string): Promise<Offer> => (await asCater('GET', `/${id}`)).json(),
    open: (token: string) => call(service, 'GET', `/offer-links/${token}`),
    approve: (token: string) => withLink(token, 'approve'),
    decline: (token: string) => withLink(token, 'decline'),
    order: (token: string, price = 1695, headers?: Record<string, string>) =>
      withLink(token, 'order', { price }, headers),
    /** The mails about an offer, in their order. */
    mails: (id: string) =>
      service.db.selectFrom('mail').selectAll().where('offerId', '=', id).orderBy('createdAt').execute(),
    countOrders: async () => {
      const orders = service.db.selectFrom('order').select((eb) => eb.fn.countAll<number>().as('all'))
      return Number((await orders.where('caterId', '=', fixture.cater.id).executeTakeFirstOrThrow()).all)
    },
  }
}
