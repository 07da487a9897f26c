import { danishDate } from '../../domain/time/danishTime.ts'
import { formatDate } from '../../domain/time/formats.ts'
import type { Db } from '../database/connect.ts'
import { emptyMailsTo } from '../mail/emptiedMailStore.ts'
import type { OrderRow } from '../orders/orderStore.ts'
import { removeUser } from '../users/removeUser.ts'
import { anonymizeOrders, removeContact } from './anonymousOrderStore.ts'
import { type Person, personName } from './person.ts'
import {
  deleteOffersTo,
  deleteResponsesWith,
  findCatersOf,
  findEmailsWith,
  findTakenInvitations,
  findUser,
  lockOrdersOf,
} from './personStore.ts'

/** The data that was removed about a person, and the data that has to stay. */
export interface Forgotten {
  /** True where there was a user. */
  hadUser: boolean
  /** The number of invitations by the email while another user had it. */
  invitations: number
  /** The orders in which nothing about the person is left. */
  anonymized: OrderRow[]
  /** The sales that the bookkeeping retains, with name, address and content, and the last date of that. */
  retained: { order: OrderRow; until: string }[]
  /** The orders that are still to be delivered: whole. */
  open: OrderRow[]
  /** The ids of the emptied mails. */
  mailIds: string[]
  /** The caterers whose own address the email is: theirs to change. */
  caters: { id: number; name: string }[]
  /** The emails by which more is found of whoever has the phone number. */
  emails: string[]
}

/** Removes all about a person, but what the bookkeeping must retain and what is still to be delivered. */
export const forgetPerson = (
  db: Db,
  person: Person,
  { retentionYears }: { retentionYears: number },
  at: Date,
): Promise<Forgotten> =>
  db.transaction().execute(async (tx) => {
    const user = await findUser(tx, person)
    const orders = await lockOrdersOf(tx, person, user?.id ?? null)
    const today = danishDate(at)
    const isRetained = (order: OrderRow) =>
      (order.status === 'accepted' || order.status === 'paid') && retainedUntil(order, retentionYears) >= today
    const open = orders.filter(
      ({ status, deliveryDate }) => status !== 'refused' && status !== 'cancelled' && deliveryDate >= today,
    )
    const closed = orders.filter((order) => !open.includes(order))
    const retained = closed.filter(isRetained).map((order) => ({ order, until: retainedUntil(order, retentionYears) }))
    const anonymized = closed.filter((order) => !isRetained(order))
    const mailIds = [
      ...(await deleteOffersTo(tx, person)),
      ...(await anonymizeOrders(tx, toIds(anonymized), at)),
      ...(await removeContact(tx, toIds(retained.map(({ order }) => order)), at)),
      ...(person.email === undefined ? [] : await emptyMailsTo(tx, person.email, toIds(open), at)),
    ]
    const invited = await findTakenInvitations(tx, person)
    for (const { id } of [...(user ? [user] : []), ...invited]) await removeUser(tx, null, id, at)
    await deleteResponsesWith(
      tx,
      person.email === undefined ? closed.map(({ phoneNumber }) => phoneNumber) : [person.email],
    )
    const [caters, emails] = [await findCatersOf(tx, person), await findEmailsWith(tx, person)]
    const invitations = invited.length
    return { hadUser: user !== undefined, invitations, anonymized, retained, open, mailIds, caters, emails }
  })

/** The report of the command. */
export function formatForgotten(
  person: Person,
  { hadUser, invitations, anonymized, retained, open, mailIds, caters, emails }: Forgotten,
): string {
  const removed = [
    ...(hadUser ? ['the user, who is logged out everywhere'] : []),
    ...(invitations > 0 ? [`${invitations} ${invitations === 1 ? 'invitation' : 'invitations'} of caterers`] : []),
    ...anonymized.map(({ orderRef }) => `everything about a person in order ${orderRef}`),
    ...(mailIds.length > 0 ? [`the content of ${mailIds.length} ${mailIds.length === 1 ? 'mail' : 'mails'}`] : []),
  ]
  const stays = [
    ...retained.map(
      ({ order: { orderRef }, until }) =>
        `order ${orderRef} until ${formatDate(until)}, for the bookkeeping: name, address, menus and prices ` +
        '(email, phone, comment and messages are removed)',
    ),
    ...open.map(
      ({ orderRef, deliveryDate }) =>
        `order ${orderRef}, whole: it is to be delivered on ${formatDate(deliveryDate)}; run this again after that`,
    ),
    ...caters.map(({ id, name }) => `the address of the caterer ${name} (${id}), which the back office changes`),
    ...emails.map((email) => `what is found by ${email}, which has this phone number, too: run this with --email`),
  ]
  if (removed.length + stays.length === 0) return `Nothing is stored about ${personName(person)}.`
  const list = (lines: string[]) => lines.map((line) => `  ${line}\n`).join('')
  return `Removed of ${personName(person)}:\n${list(removed) || '  nothing\n'}Kept:\n${list(stays) || '  nothing\n'}`.trimEnd()
}

const retainedUntil = ({ deliveryDate }: OrderRow, years: number) => `${Number(deliveryDate.slice(0, 4)) + years}-12-31`

const toIds = (orders: readonly OrderRow[]) => orders.map(({ id }) => id)
