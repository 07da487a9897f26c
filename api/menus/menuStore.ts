import { type Selectable, sql } from 'kysely'
import { canSeeCatalogue, canSeeDrafts } from '../catalogue/catalogueAccess.ts'
import type { Db } from '../database/connect.ts'
import type { MenuTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { Food } from '../../domain/foods/food.ts'
import { listDeclarations, type Declarations } from '../foods/declarationStore.ts'
import { listSavings } from '../prices/priceLogStore.ts'
import type { Declaration } from '../../domain/foods/declarations.ts'
import type { Saving } from '../../domain/money/savings.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { listMenuImages, type MenuImageRow } from './menuImageStore.ts'

/** A menu or a child of one, with its pictures, categories, the ids of its dishes, and its children in order; prices in øre. */
export interface MenuTree extends Selectable<MenuTable> {
  categories: { id: string; name: string; order: number }[]
  dishes: string[]
  /** The same dishes, with what is declared of them. */
  dishFoods: Food[]
  /** The declaration of an item, or of the dish that it is. */
  declaration: Declaration | null
  images: Omit<MenuImageRow, 'menuId'>[]
  /** The reduction of a menu that may be shown, once and for all days; null where there is none. */
  saving: Saving | null
  children: MenuTree[]
}

/**
 * A caterer's menus in order with their children; with ids the menus and children of these ids instead. Null if the
 * viewer may not see the caterer's catalogue.
 */
export async function listMenus(
  db: Db,
  viewer: Viewer | null,
  caterId: number,
  ids?: readonly string[],
): Promise<MenuTree[] | null> {
  if (!(await canSeeCatalogue(db, viewer, caterId))) return null
  const withDrafts = canSeeDrafts(viewer, caterId)
  const rows = await (ids ? selectUnder(db, caterId, ids, withDrafts) : selectAll(db, caterId)).execute()
  const rowIds = ids && rows.map(({ id }) => id)
  const nodes = buildTrees(
    rows,
    await listPlaces(db, caterId, rowIds),
    await listMenuDishes(db, caterId, rowIds),
    await listMenuImages(db, caterId, rowIds),
    await listSavings(db, rows),
    await listDeclarations(db, caterId),
  )
  const requested = ids && new Set(ids.map((id) => id.toLowerCase()))
  const isShown = ({ parentId, draft }: MenuTree) => parentId === null && (withDrafts || !draft)
  return nodes.filter((node) => (requested ? requested.has(node.id) : isShown(node)))
}

/** A menu of a caterer, or a child of one; null if there is none that the viewer may see. */
export async function findMenu(db: Db, viewer: Viewer | null, caterId: number, id: string): Promise<MenuTree | null> {
  if (!isUuid(id)) return null
  const [menu] = (await listMenus(db, viewer, caterId, [id])) ?? []
  return menu ?? null
}

/** A menu or child that exists. */
export async function getMenu(
  tx: Db,
  viewer: Viewer,
  { id, caterId }: Pick<MenuTree, 'id' | 'caterId'>,
): Promise<MenuTree> {
  const menu = await findMenu(tx, viewer, caterId, id)
  if (!menu) throw new Error(`Menu ${id} does not exist`)
  return menu
}

/** The ids of a menu or child and of all its descendants. */
export const collectIds = ({ id, children }: MenuTree): string[] => [id, ...children.flatMap(collectIds)]

const selectAll = (db: Db, caterId: number) =>
  db.selectFrom('menu').selectAll().where('caterId', '=', caterId).orderBy('order').orderBy('id')

const selectUnder = (db: Db, caterId: number, ids: readonly string[], withDrafts: boolean) =>
  db
    .withRecursive('tree', (cte) =>
      cte
        .selectFrom('menu')
        .selectAll()
        .where('caterId', '=', caterId)
        .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
        .$if(!withDrafts, (query) => query.where(isInDraft, '=', false))
        // UNION removes duplicates, if both a menu and its child are requested
        .union((union) => union.selectFrom('menu').innerJoin('tree', 'tree.id', 'menu.parentId').selectAll('menu')),
    )
    .selectFrom('tree')
    .selectAll()
    .orderBy('order')
    .orderBy('id')

// A child is part of a draft if the menu at its root is one
const isInDraft = sql<boolean>`exists (
  with recursive up as (
    select menu."parentId", menu.draft
    union all select above."parentId", above.draft from menu above join up on above.id = up."parentId")
  select from up where draft)`

const listPlaces = (db: Db, caterId: number, menuIds: readonly string[] | undefined) =>
  db
    .selectFrom('menuCategory')
    .innerJoin('category', 'category.id', 'menuCategory.categoryId')
    .where('category.caterId', '=', caterId)
    .$if(menuIds !== undefined, (query) => query.where('menuId', '=', (eb) => eb.fn.any(eb.val([...(menuIds ?? [])]))))
    .select(['menuCategory.menuId', 'category.id', 'category.name', 'menuCategory.order'])
    .orderBy('category.order')
    .orderBy('category.id')
    .execute()

const listMenuDishes = (db: Db, caterId: number, menuIds: readonly string[] | undefined) =>
  db
    .selectFrom('menuDish')
    .innerJoin('dish', 'dish.id', 'menuDish.dishId')
    .where('dish.caterId', '=', caterId)
    .$if(menuIds !== undefined, (query) => query.where('menuId', '=', (eb) => eb.fn.any(eb.val([...(menuIds ?? [])]))))
    .select(['menuDish.menuId', 'menuDish.dishId', 'dish.name'])
    .orderBy('menuDish.dishId')
    .execute()

function buildTrees(
  rows: Selectable<MenuTable>[],
  places: Awaited<ReturnType<typeof listPlaces>>,
  dishes: Awaited<ReturnType<typeof listMenuDishes>>,
  images: readonly MenuImageRow[],
  savings: ReadonlyMap<string, Saving>,
  declarations: Declarations,
): MenuTree[] {
  const nodes = rows.map((row): MenuTree => {
    const saving = savings.get(row.id) ?? null
    const declaration = declarations.of(row)
    return Object.assign(row, {
      categories: [],
      dishes: [],
      dishFoods: [],
      images: [],
      saving,
      declaration,
      children: [],
    })
  })
  const byId = new Map(nodes.map((node) => [node.id, node]))
  for (const { menuId, ...place } of places) byId.get(menuId)?.categories.push(place)
  for (const { menuId, dishId, name } of dishes) {
    const menu = byId.get(menuId)
    menu?.dishes.push(dishId)
    menu?.dishFoods.push({ id: dishId, name, declaration: declarations.ofDish(dishId) })
  }
  for (const { menuId, ...image } of images) byId.get(menuId ?? '')?.images.push(image)
  for (const node of nodes) if (node.parentId) byId.get(node.parentId)?.children.push(node)
  return nodes
}
