import type { OrderChange } from '../../contract/orders.ts'
import type { Issue } from '../../contract/problems.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { hasClock } from '../../domain/time/skippedHour.ts'
import { lastDeliveryDate } from '../../domain/availability/notice.ts'
import { isKnownZipCode } from '../cities/cities.ts'
import { ProblemError } from '../http/problems.ts'
import type { AdminViewer } from '../accounts/viewer.ts'
import { type EditableFields, updateOrder } from './changeStore.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { recordEvent } from './orderEventStore.ts'
import type { OrderRow } from './orderStore.ts'
import { supersedeProposal } from './proposals/endProposals.ts'

const ADDRESS = ['address', 'zipCode', 'city'] as const

/**
 * Updates the address, the time and the comment of an order; missing fields stay. Throws a 422 if part of the address
 * would be missing, its postal code does not exist, or the date is more than two years ahead.
 */
export async function changeOrder(
  context: OrderCommandContext,
  viewer: AdminViewer,
  current: OrderRow,
  change: OrderChange,
): Promise<void> {
  const changed = getChangedFields(current, change)
  if (Object.keys(changed).length === 0) return
  const issues = [...checkAddress({ ...current, ...changed }, changed), ...checkTime(current, changed, context.at)]
  if (issues.length > 0) throw new ProblemError(422, 'invalid', { detail: 'The change is not valid.', issues })
  const { tx, at } = context
  await supersedeProposal(context, current)
  await updateOrder(tx, viewer, current.id, changed)
  await recordEvent(tx, { orderId: current.id, type: 'changed', at, userId: viewer.userId })
}

function getChangedFields(current: OrderRow, change: OrderChange): Partial<EditableFields> {
  const values: { [Column in keyof EditableFields]: EditableFields[Column] | undefined } = {
    address: emptyToNull(change.address),
    zipCode: change.zipCode,
    city: emptyToNull(change.city),
    deliveryDate: change.delieveryDate,
    deliveryTime: change.time,
    comment: emptyToNull(change.comment),
  }
  const columns = Object.entries(values) as [keyof EditableFields, string | null | undefined][]
  return Object.fromEntries(columns.filter(([column, value]) => value !== undefined && value !== current[column]))
}

function checkAddress(updated: EditableFields, { zipCode }: Partial<EditableFields>): Issue[] {
  const missing = ADDRESS.filter((part) => updated[part] === null)
  // All three are null for pickup
  const isPartial = missing.length > 0 && missing.length < ADDRESS.length
  const isUnknown = zipCode && !isKnownZipCode(zipCode)
  return [
    ...(isPartial ? missing.map((path) => ({ path, validatorKey: 'required' })) : []),
    ...(isUnknown ? [{ path: 'zipCode', validatorKey: 'unknown' }] : []),
  ]
}

function checkTime(current: OrderRow, { deliveryDate, deliveryTime }: Partial<EditableFields>, at: Date): Issue[] {
  const isTooFarAhead = deliveryDate !== undefined && deliveryDate > lastDeliveryDate(danishDate(at))
  const hasTime = hasClock(deliveryDate ?? current.deliveryDate, deliveryTime ?? current.deliveryTime)
  return [
    ...(isTooFarAhead ? [{ path: 'delieveryDate', validatorKey: 'too_far_ahead' }] : []),
    ...(hasTime ? [] : [{ path: 'time', validatorKey: 'outside_hours' }]),
  ]
}

const emptyToNull = (text: string | null | undefined) => (text === '' ? null : text)
