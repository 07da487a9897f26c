import type { Order } from '../../../contract/orders.ts'
import type { ProposalBody } from '../../../contract/proposals.ts'
import type { ProposalAct } from '../../../domain/orders/proposals.ts'
import type { TestApp } from '../../testing/testApp.ts'
import { createOrderLink } from '../links/orderLinkStore.ts'
import { call, type OrderFixture, placeTestOrder } from './orderFixture.ts'

/** The calls of caterer and customer about the proposals of orders, as the service's responses. */
export type ProposalFixture = ReturnType<typeof proposalFixture>

/** Creates orders that are delivered on Tuesday, 1 December 2026, with a token of a link each. */
export function proposalFixture(service: TestApp, fixture: OrderFixture) {
  const read = async (token: string): Promise<Order> => (await call(service, 'GET', `/order-links/${token}`)).json()
  return {
    async place(changes: Parameters<typeof placeTestOrder>[2] = {}) {
      const order = await placeTestOrder(service, fixture, { time: { date: '2026-12-01', clock: '12:30' }, ...changes })
      return { id: order.id, token: await createOrderLink(service.db, order.id) }
    },
    read,
    readAsCater: async (id: string): Promise<Order> =>
      (await call(service, 'GET', `/cater/orders/${id}`, fixture)).json(),
    proposeAsCater: (id: string, body: ProposalBody) =>
      call(service, 'POST', `/cater/orders/${id}/proposals`, { token: fixture.token, body }),
    proposeAsCustomer: (token: string, body: ProposalBody) =>
      call(service, 'POST', `/order-links/${token}/proposals`, { body }),
    /** By default about the newest proposal at its price. */
    async answerAsCater(
      id: string,
      act: ProposalAct,
      { proposalId, price }: { proposalId?: string; price?: number } = {},
    ) {
      const order: Order = (await call(service, 'GET', `/cater/orders/${id}`, fixture)).json()
      const [newest] = order.proposals
      return call(service, 'PUT', `/cater/orders/${id}/proposals/${proposalId ?? newest?.id}/${act}`, {
        token: fixture.token,
        body: act === 'accept' ? { price: price ?? newest?.price } : undefined,
      })
    },
    async answerAsCustomer(
      token: string,
      act: ProposalAct,
      { proposalId, price }: { proposalId?: string; price?: number } = {},
    ) {
      const [newest] = (await read(token)).proposals
      return call(service, 'POST', `/order-links/${token}/proposals/${proposalId ?? newest?.id}/${act}`, {
        body: act === 'accept' ? { price: price ?? newest?.price } : undefined,
      })
    },
    mailKinds: async (id: string) => {
      const mails = service.db.selectFrom('mail').select('kind').where('orderId', '=', id)
      return (await mails.orderBy('kind').execute()).map(({ kind }) => kind)
    },
    eventTypes: async (id: string) => {
      const events = service.db.selectFrom('orderEvent').select('type').where('orderId', '=', id)
      return (await events.orderBy('id').execute()).map(({ type }) => type)
    },
    coversOn: async (date: string) => {
      const booked = service.db.selectFrom('bookedCovers').select('covers')
      const row = await booked.where('caterId', '=', fixture.cater.id).where('date', '=', date).executeTakeFirst()
      return row?.covers ?? 0
    },
  }
}
