import type { PlaceOrderRejection } from '../../contract/orders.ts'
import type { Issue } from '../../contract/problems.ts'

/** Thrown for an order that cannot be placed; `body` is that of the 422. */
export class OrderRejected extends Error {
  override name = 'OrderRefused'
  readonly body: PlaceOrderRejection
  /** True if the errors reveal that the email has an account. */
  readonly revealsAccount: boolean

  constructor(errors: Issue[], more: Omit<PlaceOrderRejection, 'errors'> = {}) {
    super('The order was rejected')
    this.revealsAccount = errors.some(({ validatorKey }) => validatorKey === 'not_unique')
    this.body = {
      errors: errors.map(({ path, validatorKey }) => ({ path, validatorKey })),
      ...more,
    }
  }
}
