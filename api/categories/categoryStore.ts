import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { canSeeCatalogue, canSeeDrafts } from '../catalogue/catalogueAccess.ts'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import type { Viewer } from '../accounts/viewer.ts'

/** A category with its pictures and menus in order; prices in øre. */
export type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number]

/** A caterer's categories in order; with ids only those. Null if the viewer may not see the catalogue. */
export async function listCategories(
  db: Db,
  viewer: Viewer | null,
  caterId: number,
  ids?: readonly string[],
): Promise<CategoryRow[] | null> {
  if (!(await canSeeCatalogue(db, viewer, caterId))) return null
  return readCategories(db, caterId, ids, canSeeDrafts(viewer, caterId))
}

/** The categories of a caterer whose access was checked already; with ids only those. */
export const readCategories = (db: Db, caterId: number, ids: readonly string[] | undefined, withDrafts: boolean) =>
  db
    .selectFrom('category')
    .selectAll()
    .select((eb) => [imagesOf(eb).as('images'), menusOf(eb, withDrafts).as('menus')])
    .where('caterId', '=', caterId)
    .$if(ids !== undefined, (query) => query.where('id', '=', (eb) => eb.fn.any(eb.val([...(ids ?? [])]))))
    .orderBy('order')
    .orderBy('id')
    .execute()

type CategoryBuilder = ExpressionBuilder<Database, 'category'>

const imagesOf = (eb: CategoryBuilder) =>
  jsonArrayFrom(
    eb
      .selectFrom('image')
      .whereRef('image.categoryId', '=', 'category.id')
      .select(['image.id', 'image.path', 'image.text', 'image.name', 'image.width', 'image.height', 'image.color'])
      .orderBy('image.order')
      .orderBy('image.id'),
  )

const menusOf = (eb: CategoryBuilder, withDrafts: boolean) =>
  jsonArrayFrom(
    eb
      .selectFrom('menuCategory')
      .innerJoin('menu', 'menu.id', 'menuCategory.menuId')
      .whereRef('menuCategory.categoryId', '=', 'category.id')
      .$if(!withDrafts, (query) => query.where('menu.draft', '=', false))
      .select(['menu.id', 'menu.name', 'menu.type', 'menu.priceOere', 'menuCategory.order'])
      .orderBy('menuCategory.order')
      .orderBy('menu.id'),
  )
