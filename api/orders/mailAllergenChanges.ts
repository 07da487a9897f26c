import type { Declaration, DeclarationDraft } from '../../domain/foods/declarations.ts'
import { gainsAllergens } from '../../domain/foods/declarations.ts'
import { findFirstChanges } from '../foods/declarationChangeStore.ts'
import { type AllergenChange, listAllergenChanges } from './allergenChangeStore.ts'
import { allergensChangedMail } from './mails/allergenMails.ts'
import { findMailedCater } from './mails/mailedCaterStore.ts'
import { findLastMail } from './mails/orderMailStore.ts'
import type { MailedCater } from './mails/orderMails.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { lockAnyOrder, type OrderRow } from './orderStore.ts'

/** All changes of so long are one mail. */
const WINDOW_MS = 10 * 60_000

/**
 * ALG-13: queues mails to the customers of these coming orders of a caterer of whose foods more allergens are declared now,
 * in the caller's transaction, which has changed the declarations. A mail that waits is written anew and keeps its time;
 * there is none where its changes come to nothing. One that was attempted may have arrived, and stays as it is.
 */
export async function mailAllergenChanges(
  context: OrderCommandContext,
  orders: readonly { id: string }[],
): Promise<void> {
  const { tx, mailQueue, site, at } = context
  const locked: OrderRow[] = []
  // In one order, since another transaction may lock them too
  for (const id of orders.map((order) => order.id).sort()) {
    const order = await lockAnyOrder(tx, id)
    if (order) locked.push(order)
  }
  const [first] = locked
  if (!first) return
  const changesOf = await listAllergenChanges(tx, locked)
  const cater = await findMailedCater(tx, first.caterId, site)
  for (const order of locked) {
    const [waiting] = await mailQueue.cancelUntried(tx, order.id, 'allergens_changed')
    // Who waited for the lock may have begun before the one whose mail waits
    const since = waiting && waiting.createdAt < at ? waiting.createdAt : at
    await queueMail(context, order, cater, changesOf.get(order.id) ?? [], since)
  }
}

/** Queues the mail of {@link mailAllergenChanges} that waited when the order was refused, which has been undone. */
export async function restoreAllergenMail(context: OrderCommandContext, order: OrderRow): Promise<void> {
  const { tx, site } = context
  const changes = (await listAllergenChanges(tx, [order])).get(order.id) ?? []
  if (changes.length === 0) return
  const last = await findLastMail(tx, order.id, 'allergens_changed')
  const unmailed = await findFirstChanges(
    tx,
    changes.map(({ foodId }) => foodId),
    last?.sendAfter ?? order.createdAt,
  )
  const [since] = [...unmailed.values()].map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime())
  if (since) await queueMail(context, order, await findMailedCater(tx, order.caterId, site), changes, since)
}

async function queueMail(
  { tx, mailQueue }: OrderCommandContext,
  order: OrderRow,
  cater: MailedCater,
  changes: readonly AllergenChange[],
  since: Date,
): Promise<void> {
  const earlier = await findFirstChanges(
    tx,
    changes.map(({ foodId }) => foodId),
    since,
  )
  const gained = changes.filter(({ foodId, before, after }) => {
    const first = earlier.get(foodId)
    return first !== undefined && gainsAllergens(shown(first.before), after) && gainsAllergens(before, after)
  })
  if (gained.length === 0) return
  const mail = allergensChangedMail(order, cater, since, gained)
  await mailQueue.enqueue(tx, { ...mail, sendAfter: new Date(since.getTime() + WINDOW_MS) })
}

const shown = (draft: DeclarationDraft): Declaration | null => (draft.isComplete ? draft : null)
