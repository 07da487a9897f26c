import type { Selectable } from 'kysely'
import { canSeeCatalogue, canSeeDrafts } from '../catalogue/catalogueAccess.ts'
import type { Db } from '../database/connect.ts'
import type { MenuTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { Food } from '../../domain/foods/food.ts'
import { countedMenu } from '../../domain/menus/declaredMenu.ts'
import { actorName } from '../accounts/userName.ts'
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
  /** The name of the user who confirmed last that all foods of a menu are listed; null for all but its office. */
  foodsListedByName: string | null
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
  const rows = await (ids ? selectMenusOf(db, caterId, ids) : selectAll(db, caterId)).execute()
  const rowIds = ids && rows.map(({ id }) => id)
  const menus = buildTrees(
    rows,
    await listPlaces(db, caterId, rowIds),
    await listMenuDishes(db, caterId, rowIds),
    await listMenuImages(db, caterId, rowIds),
    await listSavings(db, rows),
    await listDeclarations(db, caterId),
    withDrafts ? await listFoodListers(db, rows) : null,
  )
    .filter(({ draft }) => withDrafts || !draft)
    .map(countedMenu)
  if (!ids) return menus
  const requested = new Set(ids.map((id) => id.toLowerCase()))
  return menus.flatMap(withDescendants).filter(({ id }) => requested.has(id))
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
export const collectIds = (menu: MenuTree): string[] => withDescendants(menu).map(({ id }) => id)

const withDescendants = (menu: MenuTree): MenuTree[] => [menu, ...menu.children.flatMap(withDescendants)]

const selectAll = (db: Db, caterId: number) =>
  db.selectFrom('menu').selectAll().where('caterId', '=', caterId).orderBy('order').orderBy('id')

// Whole menus, because a menu decides whether what is declared of its foods counts
const selectMenusOf = (db: Db, caterId: number, ids: readonly string[]) =>
  db
    .withRecursive('above', (cte) =>
      cte
        .selectFrom('menu')
        .select(['id', 'parentId'])
        .where('caterId', '=', caterId)
        .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
        .union((union) =>
          union.selectFrom('menu').innerJoin('above', 'above.parentId', 'menu.id').select(['menu.id', 'menu.parentId']),
        ),
    )
    .withRecursive('tree', (cte) =>
      cte
        .selectFrom('menu')
        .selectAll()
        .where('id', 'in', (eb) => eb.selectFrom('above').select('above.id').where('above.parentId', 'is', null))
        .unionAll((union) => union.selectFrom('menu').innerJoin('tree', 'tree.id', 'menu.parentId').selectAll('menu')),
    )
    .selectFrom('tree')
    .selectAll()
    .orderBy('order')
    .orderBy('id')

/** The names of the users who have confirmed that all foods of menus are listed, by the user's id. */
async function listFoodListers(
  db: Db,
  rows: readonly Selectable<MenuTable>[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = new Set(rows.flatMap(({ foodsListedBy }) => foodsListedBy ?? []))
  if (ids.size === 0) return new Map()
  const users = await db
    .selectFrom('user')
    .select(['id', 'firstName', 'lastName'])
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .execute()
  return new Map(users.map((user) => [user.id, actorName(user)]))
}

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
  foodListers: ReadonlyMap<string, string | null> | null,
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
      foodsListedAt: foodListers && row.foodsListedAt,
      foodsListedByName: foodListers?.get(row.foodsListedBy ?? '') ?? null,
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
  return nodes.filter(({ parentId }) => parentId === null)
}
