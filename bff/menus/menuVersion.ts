import type { Menu } from '../../contract/menus.ts'
import { versionOf } from '../v2/versions.ts'

/**
 * The version of a menu's or child's form: all its fields but those that follow from others or are changed elsewhere,
 * like its place, its children, until when it is sold out, what is declared, and that its foods are listed, which ends with
 * a change of these.
 */
export function menuVersion({
  id: _id,
  caterId: _caterId,
  parentId: _parentId,
  order: _order,
  children: _children,
  categories: _categories,
  dishes: _dishes,
  dishFoods: _dishFoods,
  declaration: _declaration,
  allFoodsListed: _allFoodsListed,
  foodsVersion: _foodsVersion,
  foodsListedAt: _foodsListedAt,
  foodsListedBy: _foodsListedBy,
  saving: _saving,
  soldOutTo: _soldOutTo,
  images,
  ...form
}: Menu): string {
  return versionOf({ ...form, images: images.map(({ id, text }) => ({ id, text })) })
}
