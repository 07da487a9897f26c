import type { PlaceOrderBody } from '../../contract/orders.ts'
import { formatOrderIssue } from '../graph/issueTexts.ts'
import type { OrderLimits } from '../graph/issueTexts.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { findNotOffered, formatNotOffered } from '../../domain/menus/offering.ts'
import type { Context } from '../graph/context.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { NotAvailable } from './NotAvailable.ts'
import type { PlaceOrderOutcome } from './ordersApi.ts'
import { PriceChanged } from './PriceChanged.ts'

/** The error for an order that was not placed. `otherwise` is its text where no issue has one of its own. */
export async function orderError(
  outcome: Exclude<PlaceOrderOutcome, { placed: unknown }>,
  body: PlaceOrderBody,
  context: Context,
  otherwise: string,
): Promise<Error> {
  if ('retryAfter' in outcome) return new TooManyAttempts(outcome.retryAfter)
  const { errors, prices, availability } = outcome.rejection
  if (availability) {
    if (errors.length === availability.reasons.length) return new NotAvailable(availability, errors)
    const limits = await readLimits(body, context)
    return new NotAvailable(availability, errors, (issue) => formatOrderIssue(issue, limits))
  }
  // The customer sees new prices once everything else is right
  if (prices && errors.every(({ validatorKey }) => validatorKey === 'price_changed')) return new PriceChanged(prices)
  const limits = await readLimits(body, context)
  const issues = errors.map((issue) => ({ ...issue, message: formatOrderIssue(issue, limits) }))
  return new ValidationFailed(issues, otherwise)
}

async function readLimits({ caterId, menus: lines, time }: PlaceOrderBody, { v2 }: Context): Promise<OrderLimits> {
  // A text without its number is better than none
  const [[cater], menus] = await Promise.all([
    v2.caters.getMany([String(caterId)]),
    v2.menus.list(caterId).catch(() => []),
  ])
  const menuOf = (line: number) => menus.find(({ id }) => id === lines[line]?.id)
  return {
    minCovers: cater instanceof Error ? null : cater?.minEnvelopes,
    minAmount: (line) => menuOf(line)?.minAmount,
    notOffered: (line) => {
      const menu = menuOf(line)
      const reasons = menu ? findNotOffered(menu, time.date ?? '') : []
      return (
        reasons.map((reason) => formatNotOffered(menu?.name ?? '', reason, danishDate(new Date()))).join(' ') ||
        undefined
      )
    },
  }
}
