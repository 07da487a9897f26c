import type { Declaration, DeclarationDraft } from '../../domain/foods/declarations.ts'
import { gainsAllergens } from '../../domain/foods/declarations.ts'
import { findFirstDeclarations } from '../foods/declarationChangeStore.ts'
import { listAllergenChanges } from './allergenChangeStore.ts'
import { allergensChangedMail } from './mails/allergenMails.ts'
import { findMailedCater } from './mails/mailedCaterStore.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { lockAnyOrder } from './orderStore.ts'

/** All changes of so long are one mail. */
const WINDOW_MS = 10 * 60_000

/**
 * ALG-13: queues mails to the customers of these coming orders of whose foods more allergens are declared now, in the
 * caller's transaction, which has changed the declarations. A mail that waits is written anew and keeps its time; there is
 * none where its changes come to nothing.
 */
export async function mailAllergenChanges(
  { tx, mailQueue, site, at }: OrderCommandContext,
  orders: readonly { id: string }[],
): Promise<void> {
  // In one order, since another transaction may lock them too
  for (const id of orders.map((order) => order.id).sort()) {
    const order = await lockAnyOrder(tx, id)
    if (!order) continue
    const [waiting] = await mailQueue.cancel(tx, id, ['allergens_changed'])
    const since = waiting?.createdAt ?? at
    const changes = (await listAllergenChanges(tx, [order])).get(id) ?? []
    const earlier = await findFirstDeclarations(
      tx,
      changes.map(({ foodId }) => foodId),
      since,
    )
    const gained = changes.filter(({ foodId, before, after }) => {
      const first = earlier.get(foodId)
      return first !== undefined && gainsAllergens(shown(first), after) && gainsAllergens(before, after)
    })
    if (gained.length === 0) continue
    const mail = allergensChangedMail(order, await findMailedCater(tx, order.caterId, site), since, gained)
    await mailQueue.enqueue(tx, { ...mail, sendAfter: new Date(since.getTime() + WINDOW_MS) })
  }
}

const shown = (draft: DeclarationDraft): Declaration | null => (draft.isComplete ? draft : null)
