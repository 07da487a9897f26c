import { addDays } from '../../domain/time/danishTime.ts'
import type { Db } from '../database/connect.ts'
import { priceSharedBasket } from '../sharedBaskets/shareBasket.ts'
import { insertSharedBasket } from '../sharedBaskets/sharedBasketStore.ts'
import { agoAt } from './demoRows.ts'

const CATER = 55
/** The one key that is not random: '/kurv/demodemodemodemodemode' on the host of Smagen. */
export const DEMO_BASKET_KEY = 'demodemodemodemodemode'
const CHOSEN = ['Æg og håndpillede rejer', 'Roastbeef med remoulade']
const COVERS = 40

/** SHA-1: a basket that was shared three days before `today`, when its first menu was four kroner cheaper. */
export async function addDemoSharedBasket(tx: Db, today: string): Promise<void> {
  const menuOf = (name: string) =>
    tx.selectFrom('menu').select('id').where('caterId', '=', CATER).where('name', '=', name)
  const platter = await menuOf('Frokostplatte').where('parentId', 'is', null).executeTakeFirstOrThrow()
  const cake = await menuOf('Gammeldags æblekage').where('parentId', 'is', null).executeTakeFirstOrThrow()
  const content = await priceSharedBasket(tx, CATER, {
    lines: [
      { menuId: platter.id, amount: COVERS, items: await chooseItems(tx, platter.id) },
      { menuId: cake.id, amount: 20, items: [] },
    ],
    services: [],
    covers: COVERS,
    date: addDays(today, 21),
    zipCode: '8210',
  })
  const [first, ...others] = content.lines
  if (!first) throw new Error('The demo basket has lines')
  await insertSharedBasket(tx, {
    ...content,
    key: DEMO_BASKET_KEY,
    caterId: CATER,
    lines: [{ ...first, price: first.price - 4 }, ...others],
    total: content.total - 4 * COVERS,
    createdAt: new Date(agoAt(today, 3)),
  })
}

/** The required items of each group: those that are named, and as many of the others as are needed. */
async function chooseItems(tx: Db, menuId: string) {
  const groups = await tx
    .selectFrom('menu')
    .select(['id', 'minAmount'])
    .where('parentId', '=', menuId)
    .where('type', '=', 'group')
    .execute()
  const chosen = await Promise.all(
    groups.map(async ({ id: groupId, minAmount }) => {
      const items = await tx
        .selectFrom('menu')
        .select(['id', 'name', 'order'])
        .where('parentId', '=', groupId)
        .orderBy('order')
        .execute()
      const named = items.filter(({ name }) => CHOSEN.includes(name))
      const others = items.filter(({ name }) => !CHOSEN.includes(name))
      return [...named, ...others].slice(0, minAmount ?? 0).map(({ id }) => ({ id, groupId, amount: 1 }))
    }),
  )
  return chosen.flat()
}
