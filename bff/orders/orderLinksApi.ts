import { OrderResponse, type CustomerChangeBody, Order, PlaceOrderRejection } from '../../contract/orders.ts'
import { Done, type Issue, Problem } from '../../contract/problems.ts'
import { Kroner } from '../../contract/wire.ts'
import type { Http } from '../v2/http.ts'
import { NotPossible, validationFailed } from '../v2/outcomes.ts'
import { linkKey, path } from '../v2/path.ts'

const Rejection = Problem.extend({ availability: PlaceOrderRejection.shape.availability })
const NotChanged = Rejection.extend({ price: Kroner.optional() })

/** The v2 calls about the order of a secret link. */
export const orderLinksApi = (http: Http) => ({
  /** The order of a link, or why the link does not open it any more. */
  get: async (token: string): Promise<Order | { ended: 'replaced' | 'expired' }> => {
    const { status, body } = await http.send('GET', path`/order-links/${linkKey(token)}`, { 200: Order, 410: Problem })
    if (status === 200) return body as Order
    return { ended: (body as Problem).title === 'link_expired' ? 'expired' : 'replaced' }
  },

  /** Opens the delivery for a calendar as a stream, whatever the status. */
  openCalendar: async (token: string) => http.open(path`/order-links/${linkKey(token)}/calendar.ics`, {}),

  messageCater: async (token: string, message: string) =>
    (await http.change('POST', path`/order-links/${linkKey(token)}/messages`, OrderResponse, { body: { message } }))
      .order,

  /** The changed order, the price that it would have where another was sent, or why it is not available so. */
  change: async (
    token: string,
    body: CustomerChangeBody,
  ): Promise<
    Order | { newPrice: number } | { availability: NonNullable<PlaceOrderRejection['availability']>; errors: Issue[] }
  > => {
    const answers = { 200: OrderResponse, 409: NotChanged, 410: NotChanged, 422: Rejection }
    const answer = await http.send('POST', path`/order-links/${linkKey(token)}/changes`, answers, { body })
    switch (answer.status) {
      case 200:
        return answer.body.order
      case 422: {
        const { availability, errors = [] } = answer.body
        if (availability) return { availability, errors }
        throw validationFailed(errors)
      }
      default: {
        const { availability, errors = [], price, title } = answer.body
        if (availability) return { availability, errors }
        if (price !== undefined) return { newPrice: price }
        throw new NotPossible(title)
      }
    }
  },

  cancel: async (token: string, fee: number) =>
    (await http.change('POST', path`/order-links/${linkKey(token)}/cancel`, OrderResponse, { body: { fee } })).order,

  renew: async (token: string) => http.change('POST', path`/order-links/${linkKey(token)}/renewal`, Done),
})
