import type { Need } from '../../domain/foods/needs.ts'
import type { Db } from '../database/connect.ts'

const CATER = 55
const need = (guests: number, what: Partial<Need>): Need => ({ guests, allergen: null, diet: null, text: '', ...what })

/** ALG-7: the guests of the next coming orders of caterer 55 need something. */
const NEEDS: readonly Need[][] = [
  [need(3, { allergen: 'GLUTEN' }), need(2, { diet: 'VEGETARIAN' })],
  [need(1, { allergen: 'NUTS', text: 'må heller ikke være i spor' })],
]

/** Adds them; `today` is the Danish date. Call it after the orders. */
export async function addDemoNeeds(tx: Db, today: string): Promise<void> {
  const coming = await tx
    .selectFrom('order')
    .select('id')
    .where('caterId', '=', CATER)
    .where('status', 'in', ['accepted', 'paid'])
    .where('deliveryDate', '>=', today)
    .orderBy('deliveryDate')
    .orderBy('orderRef')
    .limit(NEEDS.length)
    .execute()
  for (const [index, { id }] of coming.entries())
    await tx
      .updateTable('order')
      .set({ needs: JSON.stringify(NEEDS[index]) })
      .where('id', '=', id)
      .execute()
}
