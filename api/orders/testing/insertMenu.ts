import type { TestApp } from '../../testing/testApp.ts'
import type { CatalogueMenu } from '../../../domain/basket/basket.ts'
import type { MenuNode } from '../../../domain/menus/menu.ts'

/** Inserts a menu into a caterer's catalogue; returns it with its new ids. */
export async function insertMenu(
  { db }: TestApp,
  caterId: number,
  { discountFromPrice, ...menu }: CatalogueMenu,
): Promise<CatalogueMenu> {
  const insert = async (node: MenuNode, parentId: string | null, order: number): Promise<MenuNode> => {
    const { name, type, price, minAmount, maxAmount } = node
    const row = { caterId, parentId, order, name, type, priceOere: price, minAmount, maxAmount }
    const { id } = await db.insertInto('menu').values(row).returning('id').executeTakeFirstOrThrow()
    const children: MenuNode[] = []
    for (const [place, child] of node.children.entries()) children.push(await insert(child, id, place))
    return { ...node, id, children }
  }
  const { soldOutTo, offeredFrom, offeredTo, allFoodsListed } = menu
  const inserted = await insert(menu, null, 0)
  const offering = { soldOutTo, offeredFrom, offeredTo }
  await db
    .updateTable('menu')
    .set({ ...offering, allFoodsListed: allFoodsListed ?? false })
    .where('id', '=', inserted.id)
    .execute()
  return { ...inserted, ...offering, type: menu.type, discountFromPrice }
}
